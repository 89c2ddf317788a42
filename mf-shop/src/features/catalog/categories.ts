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

/** All products, then every category in alphabetical order, each with a slug of its own. */
export function categoriesBySlug(products: readonly Product[]): ReadonlyMap<string, Category> {
  const categories = new Map([[ALL_PRODUCTS.slug, ALL_PRODUCTS]]);
  for (const name of categoriesOf(products)) {
    const plain = plainSlug(name);
    let slug = plain;
    for (let number = 2; categories.has(slug); number += 1) slug = `${plain}-${number}`;
    categories.set(slug, { slug, name });
  }
  return categories;
}

/** Address of one page of a category, 1-based. */
export const categoryPath = ({ slug }: Category, page = 1): string =>
  `/products/categorie/${slug}/${page}`;

const plainSlug = (name: string): string =>
  fold(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'categorie';
