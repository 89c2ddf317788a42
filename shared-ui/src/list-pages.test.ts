import { expect, test } from '@rstest/core';
import { listPages } from './list-pages.ts';

const read = (page: number, pageCount: number) =>
  listPages(page, pageCount)
    .map((entry) => (typeof entry === 'string' ? '…' : entry))
    .join(' ');

test.each([
  [1, 1, '1'],
  [1, 4, '1 2 3 4'],
  [1, 12, '1 2 … 12'],
  [3, 12, '1 2 3 4 … 12'],
  [4, 12, '1 2 3 4 5 … 12'],
  [6, 12, '1 … 5 6 7 … 12'],
  [9, 12, '1 … 8 9 10 11 12'],
  [12, 12, '1 … 11 12'],
])('page %i of %i shows %s', (page, pageCount, shown) => {
  expect(read(page, pageCount)).toBe(shown);
});

test('a gap never stands for a single page', () => {
  for (let count = 1; count <= 20; count++) {
    for (let page = 1; page <= count; page++) {
      const entries = listPages(page, count);
      const skipped = entries.flatMap((entry, index) =>
        typeof entry === 'string'
          ? [Number(entries[index + 1]) - Number(entries[index - 1]) - 1]
          : [],
      );
      for (const pages of skipped) expect(pages).toBeGreaterThan(1);
    }
  }
});
