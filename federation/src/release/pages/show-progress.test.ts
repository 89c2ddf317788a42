import { expect, test } from '@rstest/core';
import { progressOn } from './show-progress.ts';

/** The output of a pass over `total` pages that take `pageMs` each. */
function printed(isTTY: boolean, { total = 500, pageMs = 100, passes = 1 } = {}): string[] {
  const texts: string[] = [];
  let now = 0;
  const show = progressOn({ isTTY, write: (text) => texts.push(text) }, () => now);
  for (let pass = 0; pass < passes; pass += 1)
    for (let done = 1; done <= total; done += 1) {
      now += pageMs;
      show('mf-shop', done, total);
    }
  return texts;
}

test('a log gets a line each 10 s while pages are written', () => {
  const lines = printed(false);
  expect(lines).toHaveLength(4);
  expect(lines[0]).toMatch(/^[\d:TZ.-]+ mf-shop: 101 of 500 pages\n$/);
});

test('a log gets no line of a pass that takes less, however many there are', () => {
  expect(printed(false, { total: 20, passes: 50 })).toEqual([]);
});

test('a terminal gets one line that changes', () => {
  const texts = printed(true, { total: 60 });
  expect(texts).toEqual([
    '\rmf-shop: 20 of 60 pages',
    '\rmf-shop: 40 of 60 pages',
    '\rmf-shop: 60 of 60 pages\n',
  ]);
});
