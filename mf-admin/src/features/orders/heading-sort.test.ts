import { expect, test } from '@rstest/core';
import { headingSort, pressedSort } from './heading-sort.ts';

test('a heading sorts its largest first, then its smallest, and never stays where it is', () => {
  expect(pressedSort('newest', 'date')).toBe('oldest');
  expect(pressedSort('oldest', 'date')).toBe('newest');
  expect(pressedSort('oldest', 'total')).toBe('highest');
  expect(pressedSort('highest', 'total')).toBe('lowest');
  expect(headingSort('lowest')).toEqual({ column: 'total', descending: false });
});

test('a column that the host does not sort by changes nothing', () => {
  expect(pressedSort('lowest', 'email')).toBe('lowest');
});
