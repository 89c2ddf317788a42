import { expect, test } from '@rstest/core';
import { csvText } from './csv.ts';
import { readCsv } from './read-csv.ts';

const cellsOf = (text: string) => [...readCsv(text)].map(({ cells }) => cells);

test.each([
  ['semicolons', 'a;b\r\n1;2,5\r\n'],
  ['commas', 'a,b\n1,"2,5"\n'],
  ['tabs', 'a\tb\r1\t2,5'],
])('a table with %s is read', (_, text) => {
  expect(cellsOf(text)).toEqual([
    ['a', 'b'],
    ['1', '2,5'],
  ]);
});

test('quoted cells keep separators, quotes and line breaks; lines are those of the file', () => {
  expect([...readCsv('\uFEFFa;b\r\n"x;""y""\r\nz";2\r\n\r\n ;\r\n3;4')]).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['x;"y"\r\nz', '2'] },
    { line: 6, cells: ['3', '4'] },
  ]);
});

test('a heading in quotes does not decide by what stands in it', () => {
  expect(cellsOf('"a,b,c";d\n1;2')).toEqual([
    ['a,b,c', 'd'],
    ['1', '2'],
  ]);
});

test.each([
  ['"never closed;1\n2', [['never closed;1\n2']]],
  ['a;"b"c;d', [['a', 'bc', 'd']]],
  ['"', []],
  [';;;x', [['', '', '', 'x']]],
  ['', []],
])('%o ends', (text, cells) => {
  expect(cellsOf(text)).toEqual(cells);
});

test('what is written is read again', () => {
  const rows = [
    ['Nume', 'Text'],
    ['A;"B"', 'unu\ndoi'],
  ];
  expect(cellsOf(csvText(rows))).toEqual(rows);
});
