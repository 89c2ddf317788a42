import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from '@rstest/core';

const css = readFileSync(resolve(import.meta.dirname, 'tokens.css'), 'utf8');

type Theme = 'light' | 'dark';
const colors: Record<Theme, Map<string, string>> = { light: new Map(), dark: new Map() };
for (const [, name = '', light = '', dark = ''] of css.matchAll(
  /--color-([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g,
)) {
  colors.light.set(name, light);
  colors.dark.set(name, dark);
}

/** WCAG 2.2, relative luminance. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(theme: Theme, foreground: string, background: string): number {
  const [one, other] = [foreground, background].map((name) => {
    const hex = colors[theme].get(name);
    if (!hex) throw new Error(`No colour token ${name}`);
    return luminance(hex);
  }) as [number, number];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

const pages = ['bg', 'surface', 'surface-raised', 'surface-sunken', 'surface-hover'];
const tones = ['primary', 'accent', 'success', 'warning', 'danger', 'info'];

const textPairs: [string, string][] = [
  ...['text', 'text-muted', 'text-subtle', 'primary-text', 'danger-text'].flatMap((text) =>
    pages.map((page): [string, string] => [text, page]),
  ),
  ...['success-text', 'warning-text', 'info-text'].flatMap((text) =>
    ['bg', 'surface', 'surface-raised'].map((page): [string, string] => [text, page]),
  ),
  ...tones.map((tone): [string, string] => [`on-${tone}-soft`, `${tone}-soft`]),
  ['text', 'primary-soft'],
  ['text-muted', 'primary-soft'],
  ['danger-text', 'danger-soft'],
  ['primary-text', 'primary-soft'],
  ['text', 'selection'],
  ...['primary', 'primary-hover'].map((fill): [string, string] => ['on-primary', fill]),
  ...['accent', 'accent-hover'].map((fill): [string, string] => ['on-accent', fill]),
  ...['danger', 'danger-hover'].map((fill): [string, string] => ['on-danger', fill]),
];

const shapePairs: [string, string][] = [
  ...['border-strong', 'focus', 'primary'].flatMap((shape) =>
    ['bg', 'surface', 'surface-raised'].map((page): [string, string] => [shape, page]),
  ),
  ['primary', 'primary-soft'],
];

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test.each(textPairs)('%s can be read on %s (4.5:1)', (foreground, background) => {
    expect(contrast(theme, foreground, background)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(shapePairs)('%s can be seen on %s (3:1)', (shape, background) => {
    expect(contrast(theme, shape, background)).toBeGreaterThanOrEqual(3);
  });
});

test('every colour token holds both themes', () => {
  const declared = [...css.matchAll(/--(color-[\w-]+|shadow-tight|shadow-wide):\s*(\S+?)\(/g)];
  expect(declared.length).toBeGreaterThan(40);
  for (const [, name, fn] of declared) expect(`${name} ${fn}`).toBe(`${name} light-dark`);
});
