import { fold } from '@vitrina/contract/rules/fold';
import { hostCan, queryClient } from '@vitrina/shared-auth';
import { messages } from '../../messages.ts';
import { NO_FILTERS } from '../orders/filter-orders.ts';
import { ordersQuery } from '../orders/orders-query.ts';
import { productsQuery } from '../products/products-query.ts';
import { variantName } from '../products/variant-name.ts';
import { requestName } from '../requests/request-name.ts';
import { requestsQuery } from '../requests/requests-query.ts';
import { usersQuery } from '../users/users-query.ts';

/** An entry of the console's data, and where it is shown. */
export interface FoundEntry {
  title: string;
  to: string;
}

/** How many of a kind the palette shows. */
const MOST = 5;
/** How old a list may be that is searched, in ms. */
const FRESH_MS = 60_000;

type Texts = ReadonlyArray<string | number | null | undefined>;

/** Rows in whose texts each word of `query` occurs. */
function matching<Row>(rows: readonly Row[], query: string, textsOf: (row: Row) => Texts): Row[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  const has = (row: Row) => {
    const text = fold(textsOf(row).join('\n'));
    return words.every((word) => text.includes(word));
  };
  return rows.filter(has).slice(0, MOST);
}

/** By a part of the number or of the buyer's address. A host without search answers all of them: too long for a look. */
export async function findOrders(query: string): Promise<FoundEntry[]> {
  if (!hostCan('order-search')) return [];
  const isNumber = /^#?\d+$/.test(query);
  const filters = { ...NO_FILTERS, ...(isNumber ? { id: query } : { email: query }) };
  const request = { filters, page: 1, limit: MOST, sort: 'newest' } as const;
  const { orders } = await queryClient.fetchQuery(ordersQuery(request));
  return orders.map(({ id, email }) => ({
    title: [`#${id}`, email].filter(Boolean).join(' · '),
    to: `/admin/order/${id}`,
  }));
}

export async function findProducts(query: string): Promise<FoundEntry[]> {
  const all = await queryClient.fetchQuery({ ...productsQuery(), staleTime: FRESH_MS });
  return matching(all, query, (row) => [variantName(row), row.category_name]).map((row) => ({
    title: variantName(row),
    to: `/admin/products?edit=${row.product_id}`,
  }));
}

export async function findUsers(query: string): Promise<FoundEntry[]> {
  const all = await queryClient.fetchQuery({ ...usersQuery(), staleTime: FRESH_MS });
  return matching(all, query, (row) => [row.name, row.email, row.phone, row.company_name]).map(
    ({ name, email }) => ({
      title: `${name || messages.users.noName} · ${email}`,
      to: `/admin/users?${new URLSearchParams({ q: email })}`,
    }),
  );
}

export async function findRequests(query: string): Promise<FoundEntry[]> {
  const all = await queryClient.fetchQuery({ ...requestsQuery(), staleTime: FRESH_MS });
  return matching(all, query, (row) => [requestName(row), row.email, row.phone]).map((row) => ({
    title: requestName(row),
    to: `/admin/sites?${new URLSearchParams({ q: row.business_name || row.email || `${row.id}` })}`,
  }));
}
