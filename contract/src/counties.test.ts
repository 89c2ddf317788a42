import { expect, test } from '@rstest/core';
import { COUNTIES } from './counties.ts';

test('the list has 47 different entries: 41 counties and six sectors', () => {
  expect(new Set(COUNTIES).size).toBe(47);
  expect(COUNTIES.filter((county) => county.startsWith('București'))).toEqual([
    'București - Sector 1',
    'București - Sector 2',
    'București - Sector 3',
    'București - Sector 4',
    'București - Sector 5',
    'București - Sector 6',
  ]);
  expect(COUNTIES).toContain('Ilfov');
});

test('the letters are the Romanian ones, with a comma below', () => {
  expect(COUNTIES.join('')).not.toMatch(/[şţŞŢ]/);
});
