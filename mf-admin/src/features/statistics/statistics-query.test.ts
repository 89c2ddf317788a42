import { afterEach, beforeEach, expect, rstest, test } from '@rstest/core';
import { listOrders } from '@vitrina/contract/calls/list-orders';
import { validateToken } from '@vitrina/contract/calls/validate-token';
import { endSession, getSession, queryClient, remove, signIn } from '@vitrina/shared-auth';
import { stubHost } from '@vitrina/shared-auth/testing/stub-host';
import { dayTotalsQuery } from './statistics-query.ts';

const admin = { id: 1, name: 'Admin', email: 'admin@exemplu.ro', role: 'admin' } as const;
const refusing = new Proxy({} as Storage, {
  get() {
    throw new DOMException('denied', 'SecurityError');
  },
});

let host: ReturnType<typeof stubHost>;

beforeEach(() => {
  host = stubHost();
  host.answers(listOrders, { orders: [] });
  signIn(admin, 'abc');
});
afterEach(() => {
  rstest.unstubAllGlobals();
  endSession('signed-out');
});

/** Records requests to the network. */
function seeRequests() {
  const answer = fetch;
  const seen: RequestInit[] = [];
  rstest.stubGlobal('fetch', (input: RequestInfo, init: RequestInit = {}) => {
    seen.push(init);
    return answer(input, init);
  });
  return seen;
}

test('a token that was deleted is missed, and nothing is asked for', async () => {
  const seen = seeRequests();
  remove('token');
  await expect(queryClient.fetchQuery(dayTotalsQuery())).rejects.toThrow('Token lipsă');
  expect(seen).toEqual([]);
});

test('where storage is refused, the token of the session is sent', async () => {
  const seen = seeRequests();
  rstest.stubGlobal('localStorage', refusing);
  await expect(queryClient.fetchQuery(dayTotalsQuery())).resolves.toMatchObject({ days: [] });
  expect(seen[0]?.headers).toEqual({ authorization: 'Bearer abc' });
});

test('a 401 ends the session only of a token that the host, asked once more, does not know', async () => {
  host.refuses(listOrders, 401);
  host.answersAs(validateToken, { user: admin });
  await expect(queryClient.fetchQuery(dayTotalsQuery())).rejects.toThrow();
  expect(getSession().status).toBe('authenticated');
  host.refuses(validateToken, 401);
  await expect(queryClient.fetchQuery(dayTotalsQuery())).rejects.toThrow();
  expect(getSession().status).toBe('anonymous');
});

test('without a worker the request ends with the page that asked', async () => {
  host.holdsBack(listOrders, { orders: [] });
  const seen = seeRequests();
  rstest.stubGlobal('Worker', undefined);
  const asked = queryClient.fetchQuery(dayTotalsQuery());
  await expect.poll(() => seen).toHaveLength(1);
  await queryClient.cancelQueries({ queryKey: dayTotalsQuery().queryKey });
  expect(seen[0]?.signal?.aborted).toBe(true);
  await asked.catch(() => {});
});
