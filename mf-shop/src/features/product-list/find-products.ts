import { colorName } from '@vitrina/contract/colors';
import type { Product } from '@vitrina/contract/entities/product';
import { fold } from '@vitrina/contract/rules/fold';
import { defaultVariant, groupProducts, type ProductGroup } from '../catalog/group-products.ts';
import type { CatalogueFilters, SortOrder } from './catalogue-filters.ts';

/** A product with its folded text, made once per catalogue, so that a keystroke only compares. */
interface IndexedProduct {
  group: ProductGroup;
  text: string;
}

export interface FoundProduct {
  group: ProductGroup;
  /** The variant that answers the filters best: its card shows this one first. */
  variant: Product;
}

export const indexProducts = (products: readonly Product[]): IndexedProduct[] =>
  groupProducts(products).map((group) => ({ group, text: searchText(group) }));

/** Products of which at least one variant answers all filters, in the order that is asked for. */
export function findProducts(
  index: readonly IndexedProduct[],
  filters: CatalogueFilters,
): FoundProduct[] {
  const words = fold(filters.query).split(/\s+/).filter(Boolean);
  const found = index.flatMap(({ group, text }) => {
    if (!words.every((word) => text.includes(word))) return [];
    const variant = defaultVariant(group.variants.filter((each) => answers(each, filters)));
    return variant ? [{ group, variant }] : [];
  });
  const order = ORDERS[filters.sort];
  return order ? found.sort(order) : found;
}

const searchText = ({ name, variants }: ProductGroup): string =>
  fold(
    variants
      .flatMap(({ category_name, color }) => [category_name, color && colorName(color)])
      .concat(name)
      .join(' '),
  );

const answers = (variant: Product, { category, colors, inStock }: CatalogueFilters): boolean =>
  (category === null || variant.category_name === category) &&
  (colors.length === 0 || colors.includes(variant.color ?? '')) &&
  (!inStock || variant.stock_quantity > 0);

const { compare } = new Intl.Collator('ro');

/** What has no price comes last, whichever way. */
const byPrice =
  (order: (a: number, b: number) => number) =>
  ({ variant: { price: a } }: FoundProduct, { variant: { price: b } }: FoundProduct): number =>
    a === null || b === null ? Number(a === null) - Number(b === null) : order(a, b);

/** `null` is the order of the catalogue. */
const ORDERS: Record<SortOrder, ((a: FoundProduct, b: FoundProduct) => number) | null> = {
  recomandate: null,
  'pret-crescator': byPrice((a, b) => a - b),
  'pret-descrescator': byPrice((a, b) => b - a),
  nume: (a, b) => compare(a.group.name, b.group.name),
};
