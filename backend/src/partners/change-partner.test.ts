import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, expect, test } from '@rstest/core';
import { eq } from 'drizzle-orm';
import { computeCommissions } from '../commissions/compute-commissions.ts';
import { auditEntries, commissions, partners, userWebsites } from '../database/schema.ts';
import { type SignedIn, useTestApi } from '../testing/start-test-api.ts';

const api = useTestApi();
const SITE = 'https://florarie.exemplu.ro';
const log = { warn: () => {} };
let admin: SignedIn;
let partner: { id: number; version: number };
let key: string;

beforeEach(async () => {
  await api.db.delete(partners);
  await api.db.delete(userWebsites);
  admin = await api.signIn('admin', { permissions: ['sites'] });
  const { user } = await api.signIn();
  await api.db
    .insert(userWebsites)
    .values({ userId: user.id, businessName: 'Florăria', websiteUrl: SITE });
  const body = { userId: user.id, name: 'Florăria', syncUrl: `${SITE}/sync`, websiteUrl: SITE };
  const answer = await send('POST', '/api/partners', body);
  partner = answer.json().partner;
  key = answer.json().syncApiKey;
});

const send = (method: 'POST' | 'PATCH' | 'PUT' | 'DELETE' | 'GET', url: string, payload?: object) =>
  api.app.inject({ method, url, headers: admin.headers, ...(payload && { payload }) });
const path = (rest = '') => `/api/partners/${partner.id}${rest}`;

/** A shop with these keys, which answers one order of 100 RON per month. */
async function withShop(known: () => string[], work: (syncUrl: string) => Promise<void>) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const sent = request.headers.authorization?.replace('Bearer ', '') ?? '';
    asked.push(sent);
    response.statusCode = known().includes(sent) ? 200 : 401;
    response.end('{"orders":[]}');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}/sync`);
  server.closeAllConnections();
  server.close();
  return asked;
}

const inMonths = (months: number) => {
  const date = new Date();
  date.setUTCMonth(date.getUTCMonth() + months, 15);
  return date;
};
const compute = (now: Date) =>
  computeCommissions({ db: api.db, config: api.context.config, log }, now);

test('name and address change, over the version that was seen alone', async () => {
  const body = { name: 'Alt nume', syncUrl: 'https://alta.exemplu.ro/sync', version: 1 };
  const changed = await send('PATCH', path(), body);
  expect(changed.json().partner).toMatchObject({ name: 'Alt nume', version: 2 });
  const late = await send('PATCH', path(), { ...body, name: 'Prea târziu' });
  expect(late.statusCode).toBe(409);
  const told = await api.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.what, 'update-partner'));
  expect(told).toHaveLength(1);
});

test('for a week the old key is tried where the shop refuses the new one', async () => {
  let known = [key];
  const asked = await withShop(
    () => known,
    async (syncUrl) => {
      await api.db.update(partners).set({ syncUrl });
      const renewed = (await send('POST', path('/key'), { version: 1 })).json();
      expect(renewed.syncApiKey).not.toBe(key);
      expect(Date.parse(renewed.partner.old_key_until)).toBeGreaterThan(
        Date.now() + 6 * 86_400_000,
      );
      await api.db.update(partners).set({ oldKeyUntil: inMonths(2) });
      expect(await compute(inMonths(1))).toMatchObject({ computed: 1 });
      // Now the shop has the new key.
      known = [renewed.syncApiKey];
      await api.db.delete(commissions);
      expect(await compute(inMonths(1))).toMatchObject({ computed: 1 });
      // The week is over, and the shop still has the old key.
      known = [key];
      await api.db.delete(commissions);
      await api.db.update(partners).set({ oldKeyUntil: new Date() });
      expect(await compute(inMonths(1))).toMatchObject({ computed: 0 });
    },
  );
  expect(asked).toHaveLength(4);
});

test('a revoked key is never sent again, and the shop waits for a new one', async () => {
  const asked = await withShop(
    () => [key],
    async (syncUrl) => {
      await api.db.update(partners).set({ syncUrl });
      const revoked = await send('DELETE', path('/key?version=1'));
      expect(revoked.json().partner).toMatchObject({ has_key: false, version: 2 });
      expect(await compute(inMonths(1))).toEqual({ computed: 0, failures: [] });
    },
  );
  expect(asked).toEqual([]);
});

test('after the end only months that were over bring a commission, and what is owed stays', async () => {
  await withShop(
    () => [key],
    async (syncUrl) => {
      const month = new Date();
      month.setUTCMonth(month.getUTCMonth() - 2, 15);
      await api.db.update(partners).set({ syncUrl, createdAt: month });
      expect(await compute(new Date())).toMatchObject({ computed: 2 });
      const ended = await send('PUT', path('/ended'), { ended: true, version: 1 });
      expect(ended.json().partner.ended_at).toMatch(/^\d{4}-/);
      expect(await compute(inMonths(3))).toMatchObject({ computed: 0 });
      expect(await api.db.$count(commissions)).toBe(2);
      const resumed = await send('PUT', path('/ended'), { ended: false, version: 2 });
      expect(resumed.json().partner).toMatchObject({ ended_at: null, version: 3 });
    },
  );
});

test('a site that ends is gone from its partner, and its shop ends and comes back with it', async () => {
  const [site] = (await send('GET', '/api/user-website/all')).json().data;
  const url = `/api/user-website/${site.id}`;
  const edited = await send('PATCH', url, {
    ...{ businessName: 'Florăria Ana', websiteUrl: 'https://ana.exemplu.ro', version: 1 },
  });
  expect(edited.json().website).toMatchObject({
    website_url: 'https://ana.exemplu.ro',
    version: 2,
  });
  const shop = async () => (await api.db.select().from(partners))[0];
  expect((await shop())?.websiteUrl).toBe('https://ana.exemplu.ro');
  expect((await send('PUT', `${url}/ended`, { ended: true, version: 1 })).statusCode).toBe(409);
  await send('PUT', `${url}/ended`, { ended: true, version: 2 });
  expect((await shop())?.endedAt).not.toBeNull();
  await send('PUT', `${url}/ended`, { ended: false, version: 3 });
  expect((await shop())?.endedAt).toBeNull();
});
