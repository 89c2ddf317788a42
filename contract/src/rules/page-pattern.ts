/**
 * Whether a page below a mount's path is the one that a pattern of `pages` or `busy` names: `''` is
 * the path itself, `:name` any name. Slashes at its ends do not count.
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
