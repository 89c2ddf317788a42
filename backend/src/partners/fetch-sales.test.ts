import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from '@rstest/core';
import { fetchSales } from './fetch-sales.ts';

const JULY = { start: '2025-07-01', end: '2025-07-31' };
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function shop(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/sync`;
}
const fetchFrom = (syncUrl: string, options = {}) =>
  fetchSales({ syncUrl, syncKey: 'vsk_1', allowPrivate: true, ...options }, JULY);

test('the period joins the parameters that the address has', async () => {
  let asked = '';
  const url = await shop((request, response) => {
    asked = request.url ?? '';
    response.end('{"orders":[],"total":0}');
  });
  expect(await fetchFrom(`${url}?store=7`)).toEqual({ salesBani: 0, orders: 0 });
  expect(asked).toBe('/sync?store=7&from=2025-07-01&to=2025-07-31');
});

test('a shop that answers drop by drop is not waited for longer than one that is silent', async () => {
  const url = await shop((_, response) => {
    const timer = setInterval(() => response.write(' '), 20);
    response.on('close', () => clearInterval(timer));
  });
  await expect(fetchFrom(url, { timeoutMs: 300 })).rejects.toThrow('la timp');
  const silent = await shop(() => {});
  await expect(fetchFrom(silent, { timeoutMs: 100 })).rejects.toThrow('la timp');
});

test('an answer that never ends is cut off', async () => {
  const url = await shop((_, response) => {
    const timer = setInterval(() => response.write('x'.repeat(50_000)), 1);
    response.on('close', () => clearInterval(timer));
  });
  await expect(fetchFrom(url, { maxBytes: 200_000 })).rejects.toThrow('prea mare');
});

test('where private addresses are closed, neither address nor name leads to one', async () => {
  let visits = 0;
  const url = await shop((_, response) => {
    visits += 1;
    response.end('{"orders":[]}');
  });
  const closed = { allowPrivate: false };
  await expect(fetchFrom(url, closed)).rejects.toThrow('rețea privată');
  const byName = url.replace('127.0.0.1', 'localhost');
  await expect(fetchFrom(byName, closed)).rejects.toThrow('rețea privată');
  expect(visits).toBe(0);
});

test.each(['2025-07-15', '2025-07-15T10:00:00', 'ieri', ''])(
  'an order of "%s" has no certain time and is refused',
  async (createdAt) => {
    const orders = [{ id: 1, createdAt, totalBani: 5 }];
    const url = await shop((_, response) => response.end(JSON.stringify({ orders })));
    await expect(fetchFrom(url)).rejects.toThrow('forma');
  },
);
