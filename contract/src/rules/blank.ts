/**
 * Spaces and what nobody sees: characters of no width, those that turn the direction, fillers. Not NUL,
 * which is refused where it is read.
 */
const UNSEEN = /^(?:(?!\0)[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800])*$/u;

/** Whether a text says nothing: it is empty, or none of its characters can be seen. */
export const isBlank = (text: string): boolean => UNSEEN.test(text);

/** `text` without spaces around it; '' where nothing of it can be seen. */
export const trimmed = (text: string): string => (isBlank(text) ? '' : text.trim());
