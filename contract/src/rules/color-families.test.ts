import { expect, test } from '@rstest/core';
import { COLORS } from '../colors.ts';
import { COLOR_FAMILIES, colorFamilyOf } from './color-families.ts';

test.each([
  ['peachpuff', 'nude'],
  ['rosybrown', 'nude'],
  ['mistyrose', 'pink'],
  ['fuchsia', 'pink'],
  ['crimson', 'red'],
  ['tomato', 'red'],
  ['maroon', 'burgundy'],
  ['darksalmon', 'coral'],
  ['orange', 'coral'],
  ['chocolate', 'brown'],
  ['sandybrown', 'brown'],
  ['darkgoldenrod', 'gold'],
  ['lightyellow', 'gold'],
  ['olive', 'green'],
  ['turquoise', 'blue'],
  ['darkslateblue', 'blue'],
  ['lavender', 'purple'],
  ['plum', 'purple'],
  ['black', 'grey'],
  ['slategray', 'grey'],
  ['snow', 'grey'],
] as const)('%s is in the family %s', (color, family) => {
  expect(colorFamilyOf(color)).toBe(family);
});

test('each standard colour has a family, and each family has colours', () => {
  const families = new Set(Object.keys(COLORS).map(colorFamilyOf));
  expect(families).toEqual(new Set(COLOR_FAMILIES.filter((family) => family !== 'other')));
});

test('a value is read in any form and case; what is no colour is of the others', () => {
  expect(colorFamilyOf(' HotPink')).toBe('pink');
  expect(colorFamilyOf('#dc143c')).toBe('red');
  for (const none of ['roz bombon', '', 'transparent-ish', 'toString'])
    expect(colorFamilyOf(none)).toBe('other');
});
