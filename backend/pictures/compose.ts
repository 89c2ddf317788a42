import type { Art, Family } from './art.ts';
import { carton, flatCarton } from './carton.ts';
import { fromHex, toHex } from './color.ts';
import { FAMILIES, type FamilyName } from './families.ts';
import { plinth, shadow, studio, tabletop } from './scene.ts';
import { shades } from './shades.ts';
import { place, Sheet } from './sheet.ts';
import { size } from './size.ts';
import { TEXTURES } from './textures.ts';

export const VIEWS = ['front', 'texture', 'shades', 'size', 'detail', 'carton'] as const;
export type View = (typeof VIEWS)[number];

/** One product in one of its colours. */
export interface Subject extends Pick<Art, 'label' | 'random'> {
  family: FamilyName;
  /** `#rrggbb` of the variant, then of the others. */
  colors: readonly [string, ...string[]];
  /** In cm. */
  height: number;
}

/** One picture as an SVG document; the same subject and view give the same text, byte for byte. */
export function compose(
  { family: name, label, random, colors, height }: Subject,
  view: View,
): string {
  const sheet = new Sheet();
  const [color] = colors;
  const art: Art = {
    sheet,
    label,
    random,
    color: drawable(color),
    colors: colors.map(drawable),
  };
  const family: Family = FAMILIES[name];
  switch (view) {
    case 'texture':
      return sheet.close(TEXTURES[name](art));
    case 'shades':
      return sheet.close(shades(art, name));
    case 'size':
      return sheet.close(size(art, family, name, height));
    default: {
      const layout = family.camera === 'studio' ? STUDIO : TABLE;
      return sheet.close(layout[view](art, family));
    }
  }
}

/** Limits the lightness, because pure black and white leave no range for shading. */
function drawable(color: string): string {
  const { l, c, h } = fromHex(color);
  return toHex({ l: Math.min(0.95, Math.max(0.27, l)), c, h });
}

type Layout = Record<'front' | 'detail' | 'carton', (art: Art, family: Family) => string>;

const STUDIO: Layout = {
  front: (art, { backdrop, radius, product, carton: [, height] }) => {
    const { sheet, color } = art;
    const scale = Math.min(1.45, 730 / height);
    return [
      studio(sheet, color, backdrop),
      place(plinth(sheet, color, Math.max(270, radius * scale * 1.5), 96), 600, 970),
      place(shadow(sheet, radius * scale), 600, 982),
      place(product(art), 600, 986, scale),
    ].join('');
  },
  detail: (art, { backdrop, detail }) =>
    studio(art.sheet, art.color, { ...backdrop, wall: 'plain', light: 'none' }) + detail(art),
  carton: (art, { backdrop, radius, product, carton: [width, height] }) => {
    const { sheet, color } = art;
    const scale = Math.min(1.05, 620 / height);
    // The product stands before the carton's right edge; both together are centred.
    const cartonX = 600 - radius * 0.8;
    const productX = cartonX + (width * 0.62 + radius * 0.5) * scale;
    return [
      studio(sheet, color, { ...backdrop, wall: backdrop.wall === 'arch' ? 'disc' : 'arch' }),
      place(plinth(sheet, color, 420, 60), 610, 985),
      place(shadow(sheet, width * 0.62), cartonX, 968),
      place(carton(art, width, height), cartonX, 976, scale),
      place(shadow(sheet, radius), productX, 1008),
      place(product(art), productX, 1014, scale),
    ].join('');
  },
};

const TABLE: Layout = {
  front: (art, { backdrop, product }) =>
    tabletop(art.sheet, art.color, backdrop.light) + place(product(art), 600, 600, 1.06),
  detail: (art, { backdrop, detail }) =>
    tabletop(art.sheet, art.color, backdrop.light) + detail(art),
  carton: (art, { backdrop, product, carton: [width, height] }) =>
    [
      tabletop(art.sheet, art.color, backdrop.light === 'palm' ? 'window' : 'palm'),
      place(flatCarton(art, width, height), 390, 400, 1.25, -10),
      place(product(art), 740, 730, 0.8, 6),
    ].join(''),
};
