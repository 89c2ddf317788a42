import { colorName } from '@vitrina/contract/colors';
import type { Product } from '@vitrina/contract/entities/product';
import {
  COLOR_FAMILIES,
  type ColorFamily,
  colorFamilyOf,
} from '@vitrina/contract/rules/color-families';
import type { CatalogueFilters } from './catalogue-filters.ts';
import { answers, findProducts, indexProducts } from './find-products.ts';

/** Colours of the catalogue in one family. */
export interface FamilyShades {
  family: ColorFamily;
  /** CSS colour names, sorted by Romanian name; at least one. */
  colors: readonly string[];
}

/** Families that occur in the catalogue, in the order of `COLOR_FAMILIES`. */
export function familiesOf(products: readonly Product[]): FamilyShades[] {
  const { compare } = new Intl.Collator('ro');
  const colors = [...new Set(products.flatMap(({ color }) => color || []))].sort((a, b) =>
    compare(colorName(a), colorName(b)),
  );
  const familyOf = new Map(colors.map((color) => [color, colorFamilyOf(color)]));
  return COLOR_FAMILIES.map((family) => ({
    family,
    colors: colors.filter((color) => familyOf.get(color) === family),
  })).filter(({ colors: shades }) => shades.length > 0);
}

/** Number of products per family, with the other filters unchanged. */
export function countProducts(
  families: readonly FamilyShades[],
  products: readonly Product[],
  filters: CatalogueFilters,
): ReadonlyMap<ColorFamily, number> {
  const others = { ...filters, colors: [] };
  const familyOf = new Map(
    families.flatMap(({ family, colors }) => colors.map((color) => [color, family] as const)),
  );
  const counts = new Map<ColorFamily, number>();
  for (const { group } of findProducts(indexProducts(products), others)) {
    const variants = group.variants.filter((variant) => answers(variant, others));
    for (const family of new Set(variants.map(({ color }) => familyOf.get(color ?? ''))))
      if (family) counts.set(family, (counts.get(family) ?? 0) + 1);
  }
  return counts;
}

/** Colours in the address; a chosen family appears as all of its colours. */
type Chosen = readonly string[];

export const isTouched = ({ colors }: FamilyShades, chosen: Chosen): boolean =>
  colors.some((color) => chosen.includes(color));

export const isWhole = ({ colors }: FamilyShades, chosen: Chosen): boolean =>
  colors.every((color) => chosen.includes(color));

const without = (chosen: Chosen, { colors }: FamilyShades): Chosen =>
  chosen.filter((color) => !colors.includes(color));

export const withWhole = (chosen: Chosen, family: FamilyShades): Chosen => [
  ...without(chosen, family),
  ...family.colors,
];

/** Chooses the whole family, or removes all of it. */
export const toggleFamily = (chosen: Chosen, family: FamilyShades): Chosen =>
  isTouched(family, chosen) ? without(chosen, family) : withWhole(chosen, family);

/** The first shade chosen in a whole family replaces the family; removing the last one restores it. */
export function toggleShade(chosen: Chosen, family: FamilyShades, color: string): Chosen {
  if (isWhole(family, chosen)) return [...without(chosen, family), color];
  if (!chosen.includes(color)) return [...chosen, color];
  const left = chosen.filter((one) => one !== color);
  return isTouched(family, left) ? left : withWhole(left, family);
}

/** Number of choices; a whole family counts as one. */
export const countColors = (families: readonly FamilyShades[], chosen: Chosen): number =>
  families
    .filter((family) => isWhole(family, chosen))
    .reduce((count, { colors }) => count - colors.length + 1, chosen.length);
