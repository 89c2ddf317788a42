import type { Product } from '@vitrina/contract/entities/product';
import { fold } from '@vitrina/contract/rules/fold';
import { categoriesOf } from './group-products.ts';

/** A category as addresses name it. */
export interface Category {
  /** Letters, digits and hyphens. */
  slug: string;
  /** `null`: all products. */
  name: string | null;
}

/** The slug is no category's. */
export const ALL_PRODUCTS: Category = { slug: 'toate', name: null };

/** Where thousands of pages are written from one list, its categories are named once. */
const known = new WeakMap<readonly Product[], ReadonlyMap<string, Category>>();

/** All products, then every category in the order of the shop, each with a slug of its own. */
export function categoriesBySlug(products: readonly Product[]): ReadonlyMap<string, Category> {
  const categories = known.get(products) ?? nameBySlug(products);
  known.set(products, categories);
  return categories;
}

/** The category of a name that a product of the list has. */
export const categoryNamed = (products: readonly Product[], name: string): Category | undefined =>
  [...categoriesBySlug(products).values()].find((category) => category.name === name);

function nameBySlug(products: readonly Product[]): ReadonlyMap<string, Category> {
  const names = categoriesOf(products);
  const slugs = new Map<string, string>();
  const taken = new Set([ALL_PRODUCTS.slug]);
  // By name: addresses do not change when categories change places.
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

/** Address of one page of a category, 1-based. */
export const categoryPath = ({ slug }: Category, page = 1): string =>
  `/products/categorie/${slug}/${page}`;

/** Address of the list with the category as its filter. */
export const filteredPath = (name: string): string =>
  // Half a character, which a host may send, has no encoding.
  `/products?categorie=${encodeURIComponent(name.replace(/\p{Surrogate}/gu, '\uFFFD'))}`;

const plainSlug = (name: string): string =>
  fold(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'categorie';
