import { searchConsole } from '@vitrina/contract/calls/search-console';
import { nameWithColor } from '@vitrina/contract/colors';
import type { Order } from '@vitrina/contract/entities/order';
import type { User } from '@vitrina/contract/entities/user';
import type { WebsiteRequest } from '@vitrina/contract/entities/website-request';
import { fold } from '@vitrina/contract/rules/fold';
import { callApi, hostCan, queryClient, unlessMissing } from '@vitrina/shared-auth';
import { messages } from '../../messages.ts';
import { customerAddress } from '../customer-link/customer-address.ts';
import { NO_FILTERS } from '../orders/filter-orders.ts';
import { ordersQuery } from '../orders/orders-query.ts';
import { productsQuery } from '../products/products-query.ts';
import { variantName } from '../products/variant-name.ts';
import { requestAddress } from '../requests/request-address.ts';
import { requestName } from '../requests/request-name.ts';
import { requestsQuery } from '../requests/requests-query.ts';
import { usersQuery } from '../users/users-query.ts';

const { kinds } = messages.commands;

export interface FoundEntry {
  kind: string;
  title: string;
  to: string;
}

const MAX_OF_KIND = 5;
/** Orders searched for an exact number: hosts match parts of numbers too. */
const MAX_WITH_DIGITS = 200;
/** Oldest list that is searched, in ms. */
const FRESH_MS = 60_000;

type Texts = ReadonlyArray<string | number | null | undefined>;

function matching<Row>(rows: readonly Row[], query: string, textsOf: (row: Row) => Texts): Row[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  const has = (row: Row) => {
    const text = fold(textsOf(row).join('\n'));
    return words.every((word) => text.includes(word));
  };
  return rows.filter(has).slice(0, MAX_OF_KIND);
}

/** A number matches exactly, other text as part of the buyer's e-mail. */
export async function findOrders(query: string): Promise<FoundEntry[]> {
  // A host without search answers all orders: too slow here.
  if (!hostCan('order-search')) return [];
  const number = /^#?(\d+)$/.exec(query)?.[1];
  const filters = { ...NO_FILTERS, ...(number ? { id: number } : { email: query }) };
  const limit = number ? MAX_WITH_DIGITS : MAX_OF_KIND;
  const { orders } = await queryClient.fetchQuery(
    ordersQuery({ filters, page: 1, limit, sort: number ? 'oldest' : 'newest' }),
  );
  return orders.filter(({ id }) => !number || id === Number(number)).map(orderEntry);
}

export async function findProducts(query: string): Promise<FoundEntry[]> {
  const all = await queryClient.fetchQuery({ ...productsQuery(), staleTime: FRESH_MS });
  return matching(all, query, (row) => [variantName(row), row.category_name]).map((row) => ({
    kind: kinds.product,
    title: variantName(row),
    to: `/admin/products?edit=${row.product_id}`,
  }));
}

/** All kinds in one call; null from a host without this search. */
export async function findEverything(query: string): Promise<readonly FoundEntry[] | null> {
  const found = await unlessMissing(callApi(searchConsole, { query: { q: query } }));
  return (
    found && [
      ...found.orders.map(orderEntry),
      ...found.products.map(({ product_id, product_name, color }) => ({
        kind: kinds.product,
        title: nameWithColor(product_name, color) || messages.products.unnamed(product_id),
        to: `/admin/products?edit=${product_id}`,
      })),
      ...found.users.map(userEntry),
      ...found.requests.map(requestEntry),
    ]
  );
}

export async function findUsers(query: string): Promise<FoundEntry[]> {
  const all = await queryClient.fetchQuery({ ...usersQuery(), staleTime: FRESH_MS });
  return matching(all, query, (row) => [row.name, row.email, row.phone, row.company_name]).map(
    userEntry,
  );
}

export async function findRequests(query: string): Promise<FoundEntry[]> {
  const all = await queryClient.fetchQuery({ ...requestsQuery(), staleTime: FRESH_MS });
  return matching(all, query, (row) => [requestName(row), row.email, row.phone]).map(requestEntry);
}

const orderEntry = ({ id, email, name }: Pick<Order, 'id' | 'email' | 'name'>): FoundEntry => ({
  kind: kinds.order,
  title: [`#${id}`, name, email].filter(Boolean).join(' · '),
  to: `/admin/order/${id}`,
});

const userEntry = ({ name, email }: Pick<User, 'name' | 'email'>): FoundEntry => ({
  kind: kinds.user,
  title: `${name || messages.users.noName} · ${email}`,
  to: customerAddress(email),
});

const requestEntry = (row: Pick<WebsiteRequest, 'id' | 'business_name' | 'email'>): FoundEntry => ({
  kind: kinds.request,
  title: requestName(row),
  to: requestAddress(row),
});
