import { colorName } from '@vitrina/contract/colors';
import type { Product } from '@vitrina/contract/entities/product';
import {
  COLOR_FAMILIES,
  type ColorFamily,
  colorFamilyOf,
} from '@vitrina/contract/rules/color-families';
import type { CatalogueFilters } from './catalogue-filters.ts';
import { answers, findProducts, indexProducts } from './find-products.ts';

/** Colours of the catalogue that shoppers know by one word. */
export interface FamilyShades {
  family: ColorFamily;
  /** CSS colour names by their Romanian names, at least one. */
  colors: readonly string[];
}

/** Families that the catalogue has colours of, in the order of `COLOR_FAMILIES`. */
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

/** How many products each family would leave, with the other filters as they are. */
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

/** Colours of the address; of a chosen family it names them all. */
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

/** Takes the whole family, or leaves all of it. */
export const toggleFamily = (chosen: Chosen, family: FamilyShades): Chosen =>
  isTouched(family, chosen) ? without(chosen, family) : withWhole(chosen, family);

/** The first shade of a whole family leaves it alone; without its last one the family is whole again. */
export function toggleShade(chosen: Chosen, family: FamilyShades, color: string): Chosen {
  if (isWhole(family, chosen)) return [...without(chosen, family), color];
  if (!chosen.includes(color)) return [...chosen, color];
  const left = chosen.filter((one) => one !== color);
  return isTouched(family, left) ? left : withWhole(left, family);
}

/** How many choices these are: a whole family is one. */
export const countColors = (families: readonly FamilyShades[], chosen: Chosen): number =>
  families
    .filter((family) => isWhole(family, chosen))
    .reduce((count, { colors }) => count - colors.length + 1, chosen.length);
