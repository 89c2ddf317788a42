/**
 * Whether a page below a mount's path matches a pattern of `pages` or `busy`: `''` is the path itself,
 * `:name` any name. Leading and trailing slashes are ignored.
 * @example matchesPage('order/:id', '/order/12') // true
 */
export function matchesPage(pattern: string, page: string): boolean {
  const wanted = partsOf(pattern);
  const parts = partsOf(page);
  return (
    wanted.length === parts.length &&
    wanted.every((part, index) => part.startsWith(':') || part === parts[index])
  );
}

const partsOf = (page: string): string[] => page.split('/').filter(Boolean);
