import { expect, test } from '@rstest/core';
import { contrast } from '@vitrina/contract/rules/contrast';
import fc from 'fast-check';
import { readableAccent } from './readable-accent.ts';

type Rgb = [number, number, number];
const parse = (hex: string): Rgb =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as Rgb;
const anyColor = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((color) => `#${color.map((part) => part.toString(16).padStart(2, '0')).join('')}`);

test('black on white has the contrast 21', () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21);
});

test('a colour that can be read stays as it is', () => {
  expect(readableAccent('#0f5f5a', false)['--color-primary']).toBe('#0f5f5a');
});

test('every colour becomes one that can be read on the card, and that text can be read on', () => {
  fc.assert(
    fc.property(anyColor, fc.boolean(), (color, dark) => {
      const made = readableAccent(color, dark);
      const main = parse(made['--color-primary'] ?? '');
      expect(contrast(main, parse(dark ? '#1e1b18' : '#ffffff'))).toBeGreaterThanOrEqual(4.45);
      expect(contrast(main, parse(made['--color-on-primary'] ?? ''))).toBeGreaterThanOrEqual(4.45);
    }),
  );
});
