import type { Customer, CustomerAddress } from '@vitrina/contract/entities/customer';
import type { Order } from '@vitrina/contract/entities/order';
import { customerTotalBani } from '@vitrina/contract/rules/customer-total';
import { toRon } from '@vitrina/contract/rules/money';
import { queryClient } from '@vitrina/shared-auth';
import { isHeld } from '@vitrina/shared-auth/per-package/permissions';
import { sitesQuery } from '../assign-site/assign-queries.ts';
import { NO_FILTERS } from '../orders/filter-orders.ts';
import { fetchMatching } from '../orders/orders-query.ts';
import { neededFor } from '../permissions/page-permissions.ts';
import { requestsQuery } from '../requests/requests-query.ts';
import { usersQuery } from '../users/users-query.ts';

/** Fallback for hosts without the call, from their lists; these have no mails. */
export async function composeCustomer(email: string): Promise<Customer> {
  const isTheirs = (row: { email?: string | null | undefined }) =>
    row.email?.toLowerCase() === email.toLowerCase();
  const [orders, users, requests, sites] = await Promise.all([
    isHeld(neededFor('orders')) ? ordersOf(email) : null,
    isHeld(neededFor('users')) ? queryClient.fetchQuery(usersQuery()) : null,
    isHeld(neededFor('sites')) ? queryClient.fetchQuery(requestsQuery()) : null,
    isHeld(neededFor('manage')) ? queryClient.fetchQuery(sitesQuery()) : null,
  ]);
  const own = orders?.filter(isTheirs);
  return {
    email,
    ...(own && {
      orders: own,
      orders_count: own.length,
      total: toRon(customerTotalBani(own)),
      addresses: addressesOf(own),
    }),
    ...(users && { account: users.find(isTheirs) ?? null }),
    ...(requests && { requests: requests.filter(isTheirs) }),
    ...(sites && { sites: sites.filter(isTheirs) }),
  };
}

const ordersOf = (email: string) =>
  fetchMatching({ filters: { ...NO_FILTERS, email }, page: 1, limit: 1, sort: 'newest' });

function addressesOf(orders: readonly Order[]): CustomerAddress[] {
  const places = new Map<string, CustomerAddress>();
  for (const { name, phone, county, locality, address, zip, created_at } of orders) {
    if (!address) continue;
    const place = { name, phone, county, locality, address, zip };
    const key = JSON.stringify(place);
    if (!places.has(key)) places.set(key, { ...place, last_used: created_at });
  }
  return [...places.values()];
}
