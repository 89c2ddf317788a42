import { fold } from '@vitrina/contract/rules/fold';
import { defaultVariant } from '../catalog/group-products.ts';
import { type CatalogueIndex, shadeFor } from './find-products.ts';

/** A suggestion while typing. */
export interface Suggestion {
  key: string;
  label: string;
  /** A product's category; for a category, its number of products. */
  detail: string;
  picture?: string | undefined;
  /** Of a product, in RON. */
  price?: number | null;
  to: { product: number } | { category: string };
}

const MAX_PRODUCTS = 6;
const MAX_CATEGORIES = 2;

/** The best matches of a query, categories first; empty without one. */
export function suggest(
  { groups, search: searchIn }: CatalogueIndex,
  query: string,
  countText: (count: number) => string,
): Suggestion[] {
  const search = searchIn(query);
  if (!search) return [];
  const found = [...search.ranks].sort(([, a], [, b]) => a - b).slice(0, MAX_PRODUCTS);
  const products = found.flatMap(([place]): Suggestion[] => {
    const group = groups[place];
    const variant = group && (shadeFor(group.variants, query) ?? defaultVariant(group.variants));
    if (!variant) return [];
    return [
      {
        key: `p${variant.product_id}`,
        label: group.name,
        detail: variant.category_name ?? '',
        picture: variant.images?.[0],
        price: variant.price,
        to: { product: variant.product_id },
      },
    ];
  });
  return [...categoriesFor(groups, query, countText), ...products];
}

function categoriesFor(
  groups: CatalogueIndex['groups'],
  query: string,
  countText: (count: number) => string,
): Suggestion[] {
  const asked = fold(query.trim());
  const counts = new Map<string, number>();
  for (const { variants } of groups)
    for (const name of new Set(variants.map(({ category_name }) => category_name)))
      if (name) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .filter(([name]) => ` ${fold(name)}`.includes(` ${asked}`))
    .slice(0, MAX_CATEGORIES)
    .map(([name, count]) => ({
      key: `c${name}`,
      label: name,
      detail: countText(count),
      to: { category: name },
    }));
}
