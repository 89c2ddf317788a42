import { QueryClient } from '@tanstack/react-query';
import { getGoneProduct } from '@vitrina/contract/calls/get-gone-product';
import { getSettings } from '@vitrina/contract/calls/get-settings';
import { listProducts } from '@vitrina/contract/calls/list-products';
import { toList } from '@vitrina/contract/entities/answer-fields';
import { shippingRates } from '@vitrina/contract/entities/delivery-rates';
import { type Product, product } from '@vitrina/contract/entities/product';
import { SHIPPING_RATES, type ShippingRates } from '@vitrina/contract/rules/shipping';
import type { HtmlAnswers } from '@vitrina/federation/remote-pages';
import { settingsQuery } from '@vitrina/shared-auth/per-package/settings';
import { productsQuery } from '../features/catalog/list-products.ts';
import { goneProductQuery } from '../features/product-details/gone-product-query.ts';

/** Data for all pages of one run. */
export interface Catalogue {
  /** Products with a name. */
  products: readonly Product[];
  productOf: ReadonlyMap<string, Product>;
  shipping: ShippingRates;
  /** Holds the answers, so that pages find them as in a browser. */
  queries: QueryClient;
}

const made = new WeakMap<HtmlAnswers, Catalogue>();

/**
 * Reads the host's answers, once for all pages.
 * @throws Error when the answer is not a list of products
 */
export function catalogueOf(answers: HtmlAnswers): Catalogue {
  const known = made.get(answers) ?? readCatalogue(answers);
  made.set(answers, known);
  return known;
}

function readCatalogue(answers: HtmlAnswers): Catalogue {
  const products = readProducts(answers[listProducts.path]);
  // Without settings, or with unreadable ones, the constants apply.
  const read = getSettings.response.safeParse(answers[getSettings.path]).data;
  const shipping = read ? shippingRates(read.delivery) : SHIPPING_RATES;
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 'static' } } });
  queries.setQueryData(productsQuery.queryKey, products);
  queries.setQueryData(settingsQuery.queryKey, {
    shipping,
    closedDays: new Set(read?.closedDays),
  });
  return {
    products,
    productOf: new Map(products.map((product) => [String(product.product_id), product])),
    shipping,
    queries,
  };
}

/**
 * Puts the host's data of the former product at `path` where its page looks for them.
 * @param gone the answer; null without one
 */
export function tellGone({ queries, productOf }: Catalogue, path: string, gone: unknown): void {
  const id = path.slice('/product/'.length);
  if (!path.startsWith('/product/') || productOf.has(id)) return;
  const told = getGoneProduct.response.safeParse(gone ?? undefined).data ?? null;
  queries.setQueryData(goneProductQuery(id).queryKey, told);
}

/** Longer texts and addresses are a fault, and some would exceed a page's limit. */
const LONGEST = 2000;

/** Leaves out products that cannot be read or written, so that they do not break pages of others. */
function readProducts(answer: unknown): Product[] {
  const rows = toList(answer);
  if (!Array.isArray(rows)) throw new Error(`${listProducts.path} answered no list.`);
  const ids = new Set<number>();
  return rows.flatMap((row: unknown) => {
    const one = product.safeParse(row).data;
    if (!one || one.product_name === '' || ids.has(one.product_id) || !isWritable(one)) return [];
    ids.add(one.product_id);
    return { ...one, images: one.images?.filter(({ length }) => length <= LONGEST) };
  });
}

/** A larger number has no exact form in an address. */
const isWritable = ({ product_id, product_name, category_name, color }: Product): boolean =>
  Number.isSafeInteger(product_id) &&
  [product_name, category_name ?? '', color ?? ''].every(({ length }) => length <= LONGEST);
