import { expect, test } from '@rstest/core';
import { waitFor } from '@testing-library/react';
import { getOrder } from '@vitrina/contract/calls/get-order';
import { getSettings } from '@vitrina/contract/calls/get-settings';
import { listOrders } from '@vitrina/contract/calls/list-orders';
import { callApi, queryClient, signIn } from '@vitrina/shared-auth';
import { stubHost } from '@vitrina/shared-auth/testing/stub-host';
import { orderQuery } from './order-query.ts';

test('an order that nobody waits for any more is not looked for in the list', async () => {
  signIn({ id: 1, name: 'Ioana', email: 'admin@exemplu.ro', role: 'admin' }, 'token');
  const host = stubHost();
  host.answers(listOrders, { orders: [] });
  const fail = host.holdsBack(getOrder, {} as never);
  const asked = queryClient.fetchQuery(orderQuery(300)).catch(() => {});
  await waitFor(() => expect(host.requestsOf(getOrder)).toHaveLength(1));
  await queryClient.cancelQueries();
  await asked;
  fail();
  // Two further calls, so that an abandoned look-up would have been sent by now.
  await callApi(getSettings, {});
  await callApi(getSettings, {});
  expect(host.requestsOf(listOrders)).toEqual([]);
});
