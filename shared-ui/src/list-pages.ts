/**
 * The entries of a pagination: first, last and the neighbours of `page`; a gap stands for two
 * or more pages left out.
 */
export function listPages(
  page: number,
  pageCount: number,
): (number | 'gap-before' | 'gap-after')[] {
  const wanted = [1, page - 1, page, page + 1, pageCount];
  // Three and the third from the end fill what would be a gap of one page.
  if (page <= 4) wanted.push(2, 3);
  if (page >= pageCount - 3) wanted.push(pageCount - 2, pageCount - 1);
  const pages = [...new Set(wanted)]
    .filter((number) => number >= 1 && number <= pageCount)
    .sort((a, b) => a - b);
  return pages.flatMap((number, index) => {
    const before = pages[index - 1] ?? 0;
    if (number - before <= 1) return [number];
    return [number <= page ? ('gap-before' as const) : ('gap-after' as const), number];
  });
}
