/**
 * Spaces and invisible characters: zero-width, direction marks, fillers. Not NUL, which input validation
 * refuses.
 */
const UNSEEN = /^(?:(?!\0)[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800])*$/u;

/**
 * Whether a text is empty or only has invisible characters.
 * @example isBlank('\u200b ') // true
 */
export const isBlank = (text: string): boolean => UNSEEN.test(text);

/**
 * `text` without spaces around it; '' when it is blank.
 * @example trimmed(' Ana ') // 'Ana'
 */
export const trimmed = (text: string): string => (isBlank(text) ? '' : text.trim());
