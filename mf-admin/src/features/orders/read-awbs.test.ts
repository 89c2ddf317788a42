import { expect, test } from '@rstest/core';
import { readAwbs } from './read-awbs.ts';

const rows = (text: string, chosen: readonly number[] = []) => readAwbs(text, chosen).rows;
const problems = (text: string, chosen: readonly number[] = []) =>
  readAwbs(text, chosen).problems.map(({ line, problem }) => [line, problem]);

test.each([
  ['spaces', '300 AWB1\n#299   AWB2'],
  ['columns of a spreadsheet', '300\tAWB1\r\n299\tAWB2\r\n'],
  ['a file', '\uFEFF"300";"AWB1"\n299;AWB2\n\n'],
  ['commas', '300,AWB1\n299,AWB2'],
  ['headings', 'Data;AWB;ID comandă\n10.03.2026;AWB1;300\n;AWB2;299'],
])('an order and its number on each line: %s', (_, text) => {
  expect(rows(text)).toEqual([
    { id: 300, awb: 'AWB1' },
    { id: 299, awb: 'AWB2' },
  ]);
  expect(problems(text)).toEqual([]);
});

test('numbers alone belong to the chosen orders, in their order', () => {
  expect(rows('AWB1\nAWB2', [7, 5, 3])).toEqual([
    { id: 7, awb: 'AWB1' },
    { id: 5, awb: 'AWB2' },
  ]);
  expect(problems('AWB1\nAWB2', [7])).toEqual([[2, 'too-many']]);
});

test('what cannot be meant is named by its line, the rest is read', () => {
  const text = `300 AWB1\nabc AWB2\n299\t\n298 ${'9'.repeat(101)}\n300 AWB3`;
  expect(rows(text)).toEqual([{ id: 300, awb: 'AWB1' }]);
  expect(problems(text)).toEqual([
    [2, 'no-order'],
    [3, 'no-awb'],
    [4, 'too-long'],
    [5, 'twice'],
  ]);
  expect(problems('AWB1')).toEqual([[1, 'no-order']]);
  expect(rows('')).toEqual([]);
});
