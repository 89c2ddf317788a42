import { expect, test } from '@rstest/core';
import type { Column } from './column.ts';
import { columnsCsv } from './columns-csv.ts';
import { searchedAmount, searchRows } from './search-rows.ts';
import { nextSort, readSort, sortRows } from './sort-rows.ts';

interface Row {
  name: string;
  price: number;
}

const columns: readonly Column<Row>[] = [
  { id: 'name', header: 'Nume', value: ({ name }) => name },
  { id: 'price', header: 'Preț', value: ({ price }) => price },
  { id: 'act', header: 'Acțiuni', value: () => 'x', control: true },
];
const rows = [
  { name: 'Șampon', price: 9.5 },
  { name: 'Cremă', price: 100 },
  { name: 'Ulei', price: 20 },
];
const names = (found: readonly Row[]) => found.map(({ name }) => name);

test('search ignores case and marks, and needs every word', () => {
  expect(names(searchRows(rows, columns, 'sampon'))).toEqual(['Șampon']);
  expect(names(searchRows(rows, columns, 'crema 100'))).toEqual(['Cremă']);
  expect(names(searchRows(rows, columns, 'crema 20'))).toEqual([]);
  expect(searchRows(rows, columns, '  ')).toBe(rows);
});

test('an amount is found as it is shown and as it is typed', () => {
  const written: Column<Row>[] = columns.map((column) =>
    column.id === 'price' ? { ...column, searched: ({ price }) => searchedAmount(price) } : column,
  );
  const dear = { name: 'Set', price: 1234.5 };
  for (const query of ['1.234,50', '1234,5', 'set 1234'])
    expect(searchRows([...rows, dear], written, query)).toEqual([dear]);
});

test('numbers sort as numbers, words as Romanian words', () => {
  expect(names(sortRows(rows, columns, readSort('price')))).toEqual(['Șampon', 'Ulei', 'Cremă']);
  expect(names(sortRows(rows, columns, readSort('-name')))).toEqual(['Ulei', 'Șampon', 'Cremă']);
  expect(sortRows(rows, columns, readSort('altceva'))).toBe(rows);
});

test('what is missing comes last both ways', () => {
  const column = {
    id: 'x',
    header: '',
    value: (value: { of: number | string | null }) => value.of,
  };
  const mixed = [{ of: null }, { of: 2 }, { of: '' }, { of: 10 }];
  const sorted = (text: string) => sortRows(mixed, [column], readSort(text)).map(({ of }) => of);
  expect(sorted('x')).toEqual([2, 10, null, '']);
  expect(sorted('-x')).toEqual([10, 2, null, '']);
});

test('a heading sorts up, then down, then not at all', () => {
  const up = nextSort(null, 'name');
  const down = nextSort(up, 'name');
  expect([up?.descending, down?.descending, nextSort(down, 'name')]).toEqual([false, true, null]);
});

test('a file begins with a mark, writes decimals with a comma and leaves controls out', () => {
  expect(columnsCsv([{ name: 'A;"B"', price: 9.5 }], columns)).toBe(
    '\uFEFFNume;Preț\r\n"A;""B""";9,5\r\n',
  );
});

test('no cell of a file can run as a formula, and a negative number stays one', () => {
  for (const name of ['=1+1', '+1', '-cmd', '@SUM(A1)', '\tx'])
    expect(columnsCsv([{ name, price: -5 }], columns)).toContain(`'${name};-5`);
});
