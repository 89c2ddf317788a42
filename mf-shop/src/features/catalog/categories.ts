import type { Product } from '@vitrina/contract/entities/product';
import { fold } from '@vitrina/contract/rules/fold';
import { categoriesOf } from './group-products.ts';

export interface Category {
  /** Letters, digits and hyphens. */
  slug: string;
  /** `null`: all products. */
  name: string | null;
}

/** No category gets this slug. */
export const ALL_PRODUCTS: Category = { slug: 'toate', name: null };

/** Cached, because thousands of pages are written from one list. */
const known = new WeakMap<readonly Product[], ReadonlyMap<string, Category>>();

/** All products, then all categories in the shop's order, each with a unique slug. */
export function categoriesBySlug(products: readonly Product[]): ReadonlyMap<string, Category> {
  const categories = known.get(products) ?? nameBySlug(products);
  known.set(products, categories);
  return categories;
}

/** The category with a name that occurs in the list. */
export const categoryNamed = (products: readonly Product[], name: string): Category | undefined =>
  [...categoriesBySlug(products).values()].find((category) => category.name === name);

function nameBySlug(products: readonly Product[]): ReadonlyMap<string, Category> {
  const names = categoriesOf(products);
  const slugs = new Map<string, string>();
  const taken = new Set([ALL_PRODUCTS.slug]);
  // Sorted by name, so that addresses do not change with the order of categories.
  for (const name of names.toSorted(new Intl.Collator('ro').compare)) {
    const plain = plainSlug(name);
    let slug = plain;
    for (let number = 2; taken.has(slug); number += 1) slug = `${plain}-${number}`;
    taken.add(slug);
    slugs.set(name, slug);
  }
  const categories = names.map((name) => ({ slug: slugs.get(name) ?? plainSlug(name), name }));
  return new Map([ALL_PRODUCTS, ...categories].map((category) => [category.slug, category]));
}

/** Address of a category's page, 1-based. */
export const categoryPath = ({ slug }: Category, page = 1): string =>
  `/products/categorie/${slug}/${page}`;

/** Address of the list filtered by the category. */
export const filteredPath = (name: string): string =>
  // A lone surrogate, which a host may send, cannot be encoded.
  `/products?categorie=${encodeURIComponent(name.replace(/\p{Surrogate}/gu, '\uFFFD'))}`;

const plainSlug = (name: string): string =>
  fold(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'categorie';
