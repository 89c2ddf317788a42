/**
 * A redirect target, only if it stays on this site: one leading slash, no backslash (browsers read it as a
 * slash), no control character or space that a URL parser would drop.
 * @returns the path with query and hash, or `null`
 * @example
 * sameOriginPath('/account?tab=orders') // '/account?tab=orders'
 * sameOriginPath('//exemplu.ro') // null
 */
export function sameOriginPath(text: string): string | null {
  const visible = [...text].every((character) => character > ' ' && character !== '\x7f');
  const local = text.startsWith('/') && !text.startsWith('//') && !text.includes('\\');
  return visible && local && text.length <= 2000 ? text : null;
}
