type Gap = 'gap-before' | 'gap-after';

/**
 * Entries of a pagination: first page, last page, `page` and its neighbours. A gap replaces at least two
 * pages.
 * @example const entries = listPages(5, 9); // [1, 'gap-before', 4, 5, 6, 'gap-after', 9]
 */
export function listPages(page: number, pageCount: number): (number | Gap)[] {
  const pages = [...new Set([1, page - 1, page, page + 1, pageCount])]
    .filter((number) => number >= 1 && number <= pageCount)
    .sort((a, b) => a - b);
  return pages.flatMap((number, index): (number | Gap)[] => {
    const leftOut = number - (pages[index - 1] ?? 0) - 1;
    if (leftOut === 0) return [number];
    if (leftOut === 1) return [number - 1, number];
    return [number <= page ? 'gap-before' : 'gap-after', number];
  });
}
