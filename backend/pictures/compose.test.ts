import { expect, test } from '@rstest/core';
import { randomFrom } from '../src/seeded-random.ts';
import { compose, VIEWS } from './compose.ts';
import { FAMILIES, type FamilyName } from './families.ts';

const families = Object.keys(FAMILIES) as FamilyName[];
const draw = (family: FamilyName, color: string, view: (typeof VIEWS)[number]) =>
  compose(
    {
      family,
      label: 'PROBĂ',
      colors: [color, '#008080'],
      height: 10.5,
      random: randomFrom(family),
    },
    view,
  );

test.each(families)(
  '%s is drawn in black, in white and in a color, each view its own',
  (family) => {
    for (const color of ['#000000', '#ffffff', '#3cb371']) {
      const drawn = VIEWS.map((view) => draw(family, color, view));
      expect(new Set(drawn).size).toBe(VIEWS.length);
      for (const svg of drawn) expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    }
  },
);

test.each(families)('%s refers to nothing that is not defined in the picture', (family) => {
  for (const view of VIEWS) {
    const svg = draw(family, '#db7093', view);
    const defined = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((id) => !defined.has(id))).toEqual([]);
  }
});

test('a label with a letter that has no glyph is refused', () => {
  const subject = {
    family: 'soap',
    colors: ['#db7093'],
    height: 5,
    random: randomFrom(''),
  } as const;
  expect(() => compose({ ...subject, label: 'ß' }, 'front')).toThrow('No glyph for ß');
});
