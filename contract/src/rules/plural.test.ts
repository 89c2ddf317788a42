import { expect, test } from '@rstest/core';
import fc from 'fast-check';
import { countOf } from './plural.ts';

test.each([
  [0, '0 produse'],
  [1, '1 produs'],
  [2, '2 produse'],
  [19, '19 produse'],
  [20, '20 de produse'],
  [100, '100 de produse'],
  [101, '101 produse'],
  [119, '119 produse'],
  [120, '120 de produse'],
  [1101, '1.101 produse'],
  [100_000, '100.000 de produse'],
])('%d reads "%s"', (count, text) => {
  expect(countOf(count, 'produs', 'produse')).toBe(text);
});

test('"de" stands exactly where the plural rules of Romanian say "other"', () => {
  const rules = new Intl.PluralRules('ro');
  fc.assert(
    fc.property(fc.nat(1_000_000), (count) => {
      expect(countOf(count, 'produs', 'produse').includes(' de ')).toBe(
        rules.select(count) === 'other',
      );
    }),
  );
});
