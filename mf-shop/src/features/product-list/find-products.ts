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
 * Search index of a catalogue, made once, so that a keystroke only compares; texts are indexed at the first
 * search.
 */
export interface CatalogueIndex {
  groups: readonly ProductGroup[];
  search(query: string): SearchResult | null;
}

const indexes = new WeakMap<readonly Product[], CatalogueIndex>();

/** The cached index of a catalogue, shared by list and search field. */
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

/** In order of weight: name, category and shade, ingredients, description. */
const fieldsOf = ({ name, variants }: ProductGroup): SearchFields => [
  [name],
  variants.flatMap(({ category_name, color }) => [
    category_name ?? '',
    ...(color ? colorWords(color) : []),
  ]),
  variants.map(({ ingredients }) => ingredients ?? ''),
  variants.map(({ product_description }) => product_description ?? ''),
];

/** True when no product has every word of the query, so that partial matches are shown. */
export const isPartial = (index: CatalogueIndex, { query }: CatalogueFilters): boolean =>
  index.search(query)?.isPartial === true;

/**
 * Products with at least one variant that matches all filters, in the requested order; a search without one
 * sorts by relevance.
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

/** The variant whose shade the query names: by its exact name first, then by its everyday word. */
export function shadeFor(variants: readonly Product[], query: string): Product | undefined {
  const asked = queryWords(query);
  if (asked.length === 0) return undefined;
  // The product's own words do not name a shade: "Mascara Noapte" does not ask for "albastrul nopții".
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
  /** Including the everyday word. */
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

/** True when a variant matches all filters except the search. */
export const answers = (
  variant: Product,
  { category, colors, inStock }: CatalogueFilters,
): boolean =>
  (category === null || variant.category_name === category) &&
  (colors.length === 0 || colors.includes(variant.color ?? '')) &&
  (!inStock || variant.stock_quantity > 0);

const { compare } = new Intl.Collator('ro');

/** Products without a price come last in both orders. */
const byPrice =
  (order: (a: number, b: number) => number) =>
  ({ variant: { price: a } }: FoundProduct, { variant: { price: b } }: FoundProduct): number =>
    a === null || b === null ? Number(a === null) - Number(b === null) : order(a, b);

/** `null` keeps the catalogue's order. */
const ORDERS: Record<SortOrder, ((a: FoundProduct, b: FoundProduct) => number) | null> = {
  recomandate: null,
  'pret-crescator': byPrice((a, b) => a - b),
  'pret-descrescator': byPrice((a, b) => b - a),
  nume: (a, b) => compare(a.group.name, b.group.name),
};
