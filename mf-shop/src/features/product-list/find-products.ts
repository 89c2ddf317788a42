import { colorName, colorWords } from '@vitrina/contract/colors';
import type { Product } from '@vitrina/contract/entities/product';
import {
  indexTexts,
  queryWords,
  type SearchFields,
  type SearchIndex,
  type SearchResult,
  searchTexts,
} from '@vitrina/contract/rules/search';
import {
  defaultVariant,
  type FoundProduct,
  groupProducts,
  type ProductGroup,
} from '../catalog/group-products.ts';
import type { CatalogueFilters, SortOrder } from './catalogue-filters.ts';

/**
 * Products with what they are found by, made once per catalogue, so that a key only compares; the texts when
 * something is looked for.
 */
export interface CatalogueIndex {
  groups: readonly ProductGroup[];
  search(query: string): SearchResult | null;
}

const indexes = new WeakMap<readonly Product[], CatalogueIndex>();

/** The index of a catalogue: the same for the list and for what the search field offers. */
export function indexProducts(products: readonly Product[]): CatalogueIndex {
  const known = indexes.get(products);
  if (known) return known;
  const groups = groupProducts(products);
  let texts: SearchIndex | undefined;
  const index: CatalogueIndex = {
    groups,
    search(query) {
      if (query.trim() === '') return null;
      texts ??= indexTexts(groups.map(fieldsOf));
      return searchTexts(texts, query);
    },
  };
  indexes.set(products, index);
  return index;
}

/** Name, then category and shade, then ingredients, then description. */
const fieldsOf = ({ name, variants }: ProductGroup): SearchFields => [
  [name],
  variants.flatMap(({ category_name, color }) => [
    category_name ?? '',
    ...(color ? colorWords(color) : []),
  ]),
  variants.map(({ ingredients }) => ingredients ?? ''),
  variants.map(({ product_description }) => product_description ?? ''),
];

/** Whether no product has every word of the query, so that those with most of them are found. */
export const isPartial = (index: CatalogueIndex, { query }: CatalogueFilters): boolean =>
  index.search(query)?.isPartial === true;

/**
 * Products of which at least one variant answers all filters, in the order that is asked for; a search
 * without one puts the best answers first.
 */
export function findProducts(index: CatalogueIndex, filters: CatalogueFilters): FoundProduct[] {
  const search = index.search(filters.query);
  const found = index.groups.flatMap((group, place) => {
    const rank = search ? search.ranks.get(place) : 0;
    if (rank === undefined) return [];
    const variants = group.variants.filter((each) => answers(each, filters));
    const variant = shadeFor(variants, filters.query) ?? defaultVariant(variants);
    return variant ? [{ group, variant, rank }] : [];
  });
  const order = ORDERS[filters.sort] ?? (search && byRank);
  return order ? found.sort(order) : found;
}

/** The variant whose shade a query names: best by its own name, else by the everyday word for it. */
export function shadeFor(variants: readonly Product[], query: string): Product | undefined {
  const asked = queryWords(query);
  if (asked.length === 0) return undefined;
  // "Mascara Noapte" is no question for its shade "albastrul nopții".
  const own = queryWords(variants[0]?.product_name ?? '');
  const isAsked = (word: string) => asked.includes(word);
  const named = variants.filter(({ color }) => color && shadeWords(color).own.every(isAsked));
  const alike = variants.filter(
    ({ color }) =>
      color && shadeWords(color).all.some((word) => isAsked(word) && !own.includes(word)),
  );
  return defaultVariant(named) ?? defaultVariant(alike);
}

interface ShadeWords {
  own: readonly string[];
  /** With the everyday word. */
  all: readonly string[];
}

const wordsOfShades = new Map<string, ShadeWords>();

function shadeWords(color: string): ShadeWords {
  const known = wordsOfShades.get(color);
  if (known) return known;
  const words = { own: queryWords(colorName(color)), all: colorWords(color).flatMap(queryWords) };
  wordsOfShades.set(color, words);
  return words;
}

const byRank = (a: FoundProduct & { rank?: number }, b: FoundProduct & { rank?: number }): number =>
  (a.rank ?? 0) - (b.rank ?? 0);

/** Whether a variant answers all filters but the words. */
export const answers = (
  variant: Product,
  { category, colors, inStock }: CatalogueFilters,
): boolean =>
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
