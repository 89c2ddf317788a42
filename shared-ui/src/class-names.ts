/**
 * Joins class names, skipping absent ones.
 * @example const name = classNames('row', false, undefined, 'chosen'); // 'row chosen'
 */
export const classNames = (...names: ReadonlyArray<string | false | null | undefined>): string =>
  names.filter(Boolean).join(' ');
