/**
 * Whether a page below a mount's path matches a pattern of `pages` or `busy`: `''` is the path itself,
 * `:name` any name. Leading and trailing slashes are ignored.
 * @example matchesPage('order/:id', '/order/12') // true
 */
export const matchesPage = (pattern: string, page: string): boolean =>
  partsOf(pattern).length === partsOf(page).length && reachesInto(pattern, page);

/**
 * Whether a pattern matches `page` or something below it.
 * @example reachesInto('order/:id', '/order') // true
 */
export function reachesInto(pattern: string, page: string): boolean {
  const wanted = partsOf(pattern);
  return partsOf(page).every(
    (part, index) => wanted[index]?.startsWith(':') || wanted[index] === part,
  );
}

const partsOf = (page: string): string[] => page.split('/').filter(Boolean);
