import { expect, test } from '@rstest/core';
import { COLORS, colorName, colorWords, isCssColor, nameWithColor } from './colors.ts';

test('there are 140 colours and no two are called the same', () => {
  const names = Object.values(COLORS);
  expect(names).toHaveLength(140);
  expect(new Set(names).size).toBe(140);
});

test('a colour has a Romanian name; few words are the same in both languages', () => {
  const same = Object.entries(COLORS).filter(([value, name]) => value === name);
  expect(same.map(([, name]) => name)).toEqual([
    'aqua',
    'coral',
    'cyan',
    'indigo',
    'magenta',
    'violet',
  ]);
});

test('a colour is found in small and capital letters', () => {
  expect(colorName('RosyBrown')).toBe('maro-rozaliu');
  expect(isCssColor('RED')).toBe(true);
});

test('a search finds a colour by its name and by the everyday word for it', () => {
  expect(colorWords('Crimson')).toEqual(['carmin', 'roșu']);
  expect(colorWords('hotpink')).toEqual(['roz aprins']);
  expect(colorWords('ca cerul')).toEqual(['ca cerul']);
});

test('an unknown colour keeps its own name, also one that every object has', () => {
  expect(colorName('roz bombon')).toBe('roz bombon');
  expect(isCssColor('toString')).toBe(false);
});

test('a variant is called by its name, with the colour in brackets where it has one', () => {
  expect(nameWithColor('Ser', 'red')).toBe('Ser (roșu)');
  expect(nameWithColor('Ser', 'ca cerul')).toBe('Ser (ca cerul)');
  for (const none of ['', null, undefined]) expect(nameWithColor('Ser', none)).toBe('Ser');
});
