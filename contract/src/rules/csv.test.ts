import { expect, test } from '@rstest/core';
import { csvText, fromCsvCell } from './csv.ts';
import { readCsv } from './read-csv.ts';

test('spaces before a name stay as they are', () => {
  expect(csvText([[' Ana', 'a = b', 'a -1']])).toBe('\uFEFF Ana;a = b;a -1\r\n');
});

test('a table has semicolons, decimal commas and quoted separators', () => {
  expect(
    csvText([
      ['Nume', 'Preț'],
      ['A;"B"', 9.5],
    ]),
  ).toBe('\uFEFFNume;Preț\r\n"A;""B""";9,5\r\n');
});

test.each([',', ';', '\t', '\n', '|', ', ', ',"', "; '"])(
  'a formula after %o is text too',
  (separator) => {
    const name = `Ana${separator}=HYPERLINK("http://rau.exemplu.ro")`;
    const text = csvText([['1', name]]);
    // Whatever separator a program uses, no cell begins with a formula, with or without quotes.
    for (const cell of text.split(/[,;|\t\r\n]/)) expect(cell).not.toMatch(/^[\s"\uFEFF]*=/);
    expect(text).toContain("'=HYPERLINK");
  },
);

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\rx', ' =1', '\u00a0@A1', ' ＝1'])(
  '%o is text, not a formula',
  (cell) => {
    expect(csvText([[cell, -5]])).toMatch(/^\uFEFF"?'/);
    expect(csvText([[cell, -5]])).toContain(';-5\r\n');
  },
);

test.each(['=1+1', ' -1', 'Ana;=1', 'Ana, +2', "d'Or", "'"])('%o comes back as it was', (cell) => {
  const [line] = readCsv(csvText([['x', cell]]));
  expect(fromCsvCell(line?.cells[1] ?? '')).toBe(cell);
});
