import { expect, test } from '@rstest/core';
import { NO_FILTERS, narrows, readFilters, writeFilters } from './catalogue-filters.ts';

const read = (search: string) => readFilters(new URLSearchParams(search));

test('an address without filters asks for everything, and everything needs no address', () => {
  expect(read('')).toEqual(NO_FILTERS);
  expect(writeFilters(NO_FILTERS)).toBe('');
  expect(narrows(NO_FILTERS)).toBe(false);
});

test('filters survive the way into the address and back', () => {
  const filters = {
    query: 'ulei de păr',
    category: 'Corp și baie',
    colors: ['coral', 'crimson'],
    inStock: true,
    sort: 'nume',
    pages: 3,
  } as const;
  expect(read(writeFilters(filters))).toEqual(filters);
  expect(narrows(filters)).toBe(true);
});

test.each(['sortare=altceva', 'pagina=-2', 'pagina=1.5', 'pagina=x', 'stoc=1', 'categorie='])(
  'what it does not understand counts as not asked: %s',
  (search) => expect(read(search)).toEqual(NO_FILTERS),
);

test('an endless search and an endless page are cut', () => {
  expect(read(`cauta=${'a'.repeat(5000)}`).query).toHaveLength(1000);
  expect(read('pagina=999999').pages).toBe(100);
});
