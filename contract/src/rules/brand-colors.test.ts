import { expect, test } from '@rstest/core';
import fc from 'fast-check';
import {
  accentPalette,
  DEFAULT_COLORS,
  PAGE_SURFACES,
  type Palette,
  primaryPalette,
  primaryProblem,
  type Theme,
} from './brand-colors.ts';
import { contrast, parseHex } from './contrast.ts';

const TEXT: Record<Theme, string> = { light: '#201b15', dark: '#f4efe8' };
const THEMES = ['light', 'dark'] as const;
const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

const ratio = (one: string, other: string) => contrast(parseHex(one), parseHex(other));

/** Names of texts with too little contrast. */
function unreadable(shades: Palette, theme: Theme): string[] {
  const pairs: [name: string, text: string, ground: string][] = [
    ['on the fill', shades.onFill, shades.fill],
    ['on the hovered fill', shades.onFill, shades.fillHover],
    ['on the soft surface', shades.onSoft, shades.soft],
    ['on the selection', TEXT[theme], shades.selection],
    ...[...PAGE_SURFACES[theme], shades.soft].map((ground): [string, string, string] => [
      `text on ${ground}`,
      shades.text,
      ground,
    ]),
  ];
  return pairs
    .filter(([, text, ground]) => ratio(text, ground) < 4.5)
    .map(([name, text, ground]) => `${theme}: ${name} (${text}, ${ground})`);
}

const faint = (shades: Palette, theme: Theme) =>
  [...PAGE_SURFACES[theme], shades.soft].filter((ground) => ratio(shades.fill, ground) < 3);

const nearest = (problem: string) => /is (#[0-9a-f]{6})$/.exec(problem)?.[1] ?? '';

test('every accepted colour can be read and seen in both themes', () => {
  fc.assert(
    fc.property(color, (primary) => {
      fc.pre(primaryProblem(primary) === null);
      for (const theme of THEMES) {
        const shades = primaryPalette(primary, theme);
        expect(unreadable(shades, theme)).toEqual([]);
        expect(faint(shades, theme)).toEqual([]);
      }
      expect(primaryPalette(primary, 'light').fill).toBe(primary);
    }),
  );
});

test('every refused colour names a darker one that is accepted', () => {
  fc.assert(
    fc.property(color, (primary) => {
      const problem = primaryProblem(primary);
      fc.pre(problem !== null);
      expect(primaryProblem(nearest(problem))).toBeNull();
      expect(ratio(nearest(problem), '#ffffff')).toBeGreaterThan(ratio(primary, '#ffffff'));
    }),
  );
});

test('any accent can be read in both themes', () => {
  fc.assert(
    fc.property(color, (accent) => {
      for (const theme of THEMES)
        expect(unreadable(accentPalette(accent, theme), theme)).toEqual([]);
      expect(accentPalette(accent, 'light').fill).toBe(accent);
    }),
  );
});

test('the default colours are accepted', () => {
  expect(primaryProblem(DEFAULT_COLORS.primary)).toBeNull();
});

test('a colour too light for the page is refused with its contrast and the nearest one', () => {
  expect(primaryProblem('#ffd400')).toMatch(
    /^#ffd400 has a contrast of 1\.2\d:1 with the page and needs 3:1; the nearest colour that has it is #[0-9a-f]{6}$/,
  );
  expect(nearest(primaryProblem('#ffffff') ?? '')).toMatch(/^#(8.|9.)\1\1$/);
});
