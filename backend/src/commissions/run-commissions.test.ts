import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from '@rstest/core';
import { tiersFor } from '@vitrina/contract/rules/commission';
import { asc, eq } from 'drizzle-orm';
import { commissions, mails, notifications, partners, userWebsites } from '../database/schema.ts';
import type { FileStore } from '../files/file-store.ts';
import { encryptSyncKey } from '../partners/sync-key.ts';
import { type SignedIn, useTestApi } from '../testing/start-test-api.ts';
import { runCommissions } from './run-commissions.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const api = useTestApi();
let server: Server;
let origin = '';
const answers = new Map<string, Answer>();
let asked: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const shop = request.url?.split('/')[1] ?? '';
    const answer = answers.get(shop);
    if (answer) answer(request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
});
beforeEach(async () => {
  await api.db.delete(partners);
  await api.db.delete(userWebsites);
  await api.db.delete(notifications);
  answers.clear();
  asked = [];
});

const log = { error: () => {}, warn: () => {}, info: () => {} };
const run = (now: string) => runCommissions(api.context, log, new Date(now));
const JULY = '2025-07-20T09:00:00Z';

/** A live site whose shop answers under `/{name}/`, connected in July. */
async function connectShop(name: string, answer?: Answer): Promise<SignedIn> {
  const owner = await api.signIn();
  const websiteUrl = `https://${name}.exemplu.ro`;
  const site = { userId: owner.user.id, businessName: name, websiteUrl };
  await api.db.insert(userWebsites).values(site);
  await api.db.insert(partners).values({
    userId: owner.user.id,
    name,
    websiteUrl,
    syncUrl: `${origin}/${name}/sync`,
    syncKeyEncrypted: encryptSyncKey(`vsk_${name}`, api.context.config.encryptionKey),
    createdAt: new Date(JULY),
  });
  if (answer) answers.set(name, answer);
  return owner;
}

const sells =
  (orders: object[]): Answer =>
  (_, response) =>
    response.end(JSON.stringify({ orders }));
const order = (id: string | number, createdAt: string, totalBani: number) => ({
  id,
  createdAt,
  totalBani,
});
const stored = () => api.db.select().from(commissions).orderBy(asc(commissions.periodStart));
const shops = () => api.db.select().from(partners).orderBy(asc(partners.id));
const toldTo = (owner: SignedIn) =>
  api.db.select().from(notifications).where(eq(notifications.userId, owner.user.id));

test('a month is fetched with the key, computed by tier and invoiced, once', async () => {
  let key: string | undefined;
  await connectShop('atelier', (request, response) => {
    key = request.headers.authorization;
    sells([order(1, '2025-07-25T10:00:00+03:00', 800_000)])(request, response);
  });
  await run('2025-08-01T00:10:00+03:00');
  await run('2025-08-01T01:10:00+03:00');
  expect(key).toBe('Bearer vsk_atelier');
  expect(asked).toEqual(['/atelier/sync?from=2025-07-01&to=2025-07-31']);
  const month = { periodStart: '2025-07-01', periodEnd: '2025-07-31' };
  const [row] = await stored();
  expect(row).toMatchObject({
    ...month,
    salesBani: 800_000,
    commissionBani: 66_000,
    tiers: tiersFor('2025-07'),
  });
  expect(row?.invoiceUrl).toMatch(/^\/[0-9a-f]{64}\.pdf$/);
  const [shop] = await shops();
  expect([shop?.lastSyncedAt instanceof Date, shop?.lastSyncError]).toEqual([true, null]);
});

test('the partner is told on the 2nd, once', async () => {
  const owner = await connectShop('atelier', sells([order(1, '2025-07-25T10:00:00Z', 10_000)]));
  await run('2025-08-01T23:59:59+03:00');
  expect(await toldTo(owner)).toEqual([]);
  await run('2025-08-02T00:00:00+03:00');
  await run('2025-08-02T01:10:00+03:00');
  expect((await toldTo(owner)).map(({ message }) => message)).toEqual([
    'Factura pentru comisionul din iulie 2025 al site-ului atelier.exemplu.ro este disponibilă.',
  ]);
  const sent = await api.db.select().from(mails).where(eq(mails.recipient, owner.user.email));
  expect(sent).toMatchObject([{ kind: 'invoice-ready' }]);
  expect(sent[0]?.textBody).toMatch(/http:\S+\/[0-9a-f]{64}\.pdf/);
});

test('months that were missed are caught up, over the end of the year', async () => {
  await connectShop('atelier', sells([]));
  await run('2026-02-15T12:00:00Z');
  expect((await stored()).map(({ periodStart }) => periodStart)).toEqual(
    ['07', '08', '09', '10', '11', '12'].map((month) => `2025-${month}-01`).concat('2026-01-01'),
  );
});

test('a month without sales is stored, and needs no invoice', async () => {
  const owner = await connectShop('atelier', sells([]));
  await run('2025-08-10T12:00:00Z');
  expect(await stored()).toMatchObject([{ salesBani: 0, commissionBani: 0, invoiceUrl: null }]);
  expect(await toldTo(owner)).toEqual([]);
});

test('orders of another month and orders that are listed twice do not count', async () => {
  await connectShop(
    'atelier',
    sells([
      // Already August in Bucharest, still July in UTC.
      order('late', '2025-07-31T21:00:00Z', 1_000_000),
      // Already July in Bucharest, still June in UTC.
      order('early', '2025-06-30T21:00:00Z', 100),
      order('twice', '2025-07-15T10:00:00Z', 20),
      order('twice', '2025-07-15T10:00:00Z', 20),
    ]),
  );
  await run('2025-08-01T12:00:00Z');
  expect(await stored()).toMatchObject([{ salesBani: 120 }]);
});

test.each<[string, Answer, string]>([
  ['answers with an error', (_, response) => response.writeHead(503).end(), '503'],
  ['sends us elsewhere', (_, response) => response.writeHead(302, { location: '/x' }).end(), '302'],
  ['answers no JSON', (_, response) => response.end('<html>'), 'forma'],
  ['answers no list of orders', (_, response) => response.end('{"orders":7}'), 'forma'],
  ['tells a negative amount', sells([order(1, '2025-07-02T00:00:00Z', -5)]), 'forma'],
  ['tells more than there is money', sells([order(1, '2025-07-02T00:00:00Z', 2 ** 40)]), 'forma'],
  ['hangs up', (request) => request.socket.destroy(), 'contactat'],
  ['answers too much', (_, response) => response.end('x'.repeat(6 * 1024 * 1024)), 'prea mare'],
])('a shop that %s is shown, stops no other, and is tried again', async (_, broken, told) => {
  await connectShop('defect', broken);
  await connectShop('atelier', sells([order(1, '2025-07-25T10:00:00Z', 100)]));
  await run('2025-08-01T12:00:00Z');
  expect(await stored()).toHaveLength(1);
  const [failed, other] = await shops();
  expect(failed?.lastSyncError).toContain(told);
  expect(other?.lastSyncError).toBeNull();

  answers.set('defect', sells([]));
  await run('2025-08-01T13:00:00Z');
  expect(await stored()).toHaveLength(2);
  expect((await shops()).map(({ lastSyncError }) => lastSyncError)).toEqual([null, null]);
});

test('what goes wrong at one shop is told at the end, when the others have their invoices', async () => {
  await connectShop('sters', async (request, response) => {
    await api.db.delete(userWebsites).where(eq(userWebsites.businessName, 'sters'));
    sells([])(request, response);
  });
  await connectShop('atelier', sells([order(1, '2025-07-25T10:00:00Z', 10_000)]));
  await expect(run('2025-08-01T12:00:00Z')).rejects.toThrow('commissions of shops');
  expect(await stored()).toMatchObject([{ invoiceUrl: expect.stringMatching(/[.]pdf$/) }]);
});

test('the log counts the invoices that were made, not those that were tried', async () => {
  await connectShop('atelier', sells([order(1, '2025-07-25T10:00:00Z', 10_000)]));
  await connectShop('brutaria', sells([order(1, '2025-07-25T10:00:00Z', 20_000)]));
  let puts = 0;
  const files: FileStore = {
    ...api.context.files,
    put: async (name, content) => {
      puts += 1;
      if (puts === 1) throw new Error('the store is full');
      await api.context.files.put(name, content);
    },
  };
  const logged: unknown[] = [];
  const info = (counts: unknown) => void logged.push(counts);
  const runNow = () =>
    runCommissions({ ...api.context, files }, { ...log, info }, new Date('2025-08-01T12:00:00Z'));
  await runNow();
  await runNow();
  expect(logged).toEqual([
    { computed: 2, invoiced: 1, told: 0, reminded: 0 },
    { computed: 0, invoiced: 1, told: 0, reminded: 0 },
  ]);
});

test('an invoice that was uploaded stays', async () => {
  await connectShop('atelier', sells([order(1, '2025-07-25T10:00:00Z', 10_000)]));
  await run('2025-08-01T12:00:00Z');
  await api.db.update(commissions).set({ invoiceUrl: '/uploaded.pdf' });
  await run('2025-08-02T12:00:00Z');
  expect(await stored()).toMatchObject([{ invoiceUrl: '/uploaded.pdf' }]);
});

test('two runs at once store and tell everything once', async () => {
  const owner = await connectShop('atelier', sells([order(1, '2025-07-25T10:00:00Z', 10_000)]));
  await Promise.all([run('2025-09-02T12:00:00Z'), run('2025-09-02T12:00:00Z')]);
  expect(await stored()).toHaveLength(2);
  expect(await toldTo(owner)).toHaveLength(1);
});
