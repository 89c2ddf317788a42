import { beforeAll, expect, test } from '@rstest/core';
import { readConfig } from '../config.ts';
import { partners, userWebsites } from '../database/schema.ts';
import { type SignedIn, useTestApi } from '../testing/start-test-api.ts';
import { DEMO_SHOP_KEY, demoShopPath } from './demo-shop/demo-shop-routes.ts';
import { isAcceptableSyncUrl, mayBePrivate } from './sync-address.ts';

const api = useTestApi();
let admin: SignedIn;
let owner: SignedIn;
beforeAll(async () => {
  [admin, owner] = [await api.signIn('admin'), await api.signIn()];
  const site = { userId: owner.user.id, businessName: 'A', websiteUrl: 'https://a.exemplu.ro' };
  await api.db.insert(userWebsites).values(site);
});

const create = (payload: object) =>
  api.app.inject({ method: 'POST', url: '/api/partners', headers: admin.headers, payload });
const shop = () => ({
  userId: owner.user.id,
  name: 'Magazin',
  syncUrl: 'https://a.exemplu.ro/sync',
  websiteUrl: 'https://a.exemplu.ro',
});

test('the list tells how the last synchronisation went, and no key', async () => {
  await create(shop());
  await api.db.update(partners).set({ lastSyncError: 'Magazinul nu a răspuns la timp.' });
  const answer = await api.app.inject({ url: '/api/partners', headers: admin.headers });
  const { data } = answer.json();
  expect(data).toEqual([
    {
      id: data[0].id,
      user_id: owner.user.id,
      name: 'Magazin',
      sync_url: 'https://a.exemplu.ro/sync',
      website_url: 'https://a.exemplu.ro',
      last_synced_at: null,
      last_sync_error: 'Magazinul nu a răspuns la timp.',
      ...{ version: 1, has_key: true, old_key_until: null, ended_at: null },
    },
  ]);
});

test('connecting a shop again forgets what was wrong with it', async () => {
  expect((await create(shop())).json().partner.last_sync_error).toBeNull();
});

test.each([
  ['syncUrl', { syncUrl: 'ftp://a.exemplu.ro' }, 'validation_failed'],
  ['syncUrl', { syncUrl: 7 }, 'validation_failed'],
  ['name', { name: ' ' }, 'validation_failed'],
  ['userId', { userId: 99_999 }, 'user_not_found'],
  ['userId', { userId: '1' }, 'validation_failed'],
  ['websiteUrl', { websiteUrl: 'https://b.exemplu.ro' }, 'website_not_found'],
])('a wrong %s is named, and nothing is stored', async (field, wrong, code) => {
  const before = await api.db.select().from(partners);
  const answer = await create({ ...shop(), ...wrong });
  expect(answer.json()).toMatchObject({ code, field });
  expect(await api.db.select().from(partners)).toEqual(before);
});

const staging = readConfig({
  NODE_ENV: 'staging',
  DEV_PASSWORD: 'for a few people',
  API_ORIGIN: 'https://api.exemplu.ro',
  ENCRYPTION_KEY: Buffer.alloc(32, 1).toString('base64'),
});

test.each([
  ['https://magazin.exemplu.ro/sync', true],
  ['http://magazin.exemplu.ro/sync', false],
  ['https://10.0.0.1/sync', false],
  ['https://[::1]/sync', false],
  ['https://api.exemplu.ro/dev/partner-shop/a/orders', true],
])('deployed, %s can be entered: %s', (url, acceptable) => {
  expect(isAcceptableSyncUrl(url, staging)).toBe(acceptable);
});

test('in staging only the demonstration’s own shop may be in a private network', () => {
  expect(mayBePrivate('https://magazin.exemplu.ro/', staging)).toBe(false);
  expect(mayBePrivate('https://api.exemplu.ro/dev', staging)).toBe(true);
  expect(mayBePrivate('https://api.exemplu.ro/dev', { ...staging, demonstration: false })).toBe(
    false,
  );
});

const askDemoShop = (query: string, key = DEMO_SHOP_KEY) =>
  api.app.inject({
    url: `${demoShopPath({ name: 'atelier' })}?${query}`,
    headers: { authorization: `Bearer ${key}` },
  });

test('the demonstration’s shop answers the same orders each time, none of them in the future', async () => {
  const { orders } = (await askDemoShop('from=2025-07-01&to=2025-07-31')).json();
  expect(orders.length).toBeGreaterThan(30);
  expect((await askDemoShop('from=2025-07-01&to=2025-07-31')).json().orders).toEqual(orders);
  expect(new Set(orders.map((order: { id: string }) => order.id)).size).toBe(orders.length);
  expect((await askDemoShop('from=2999-01-01&to=2999-01-31')).json().orders).toEqual([]);
});

test('the demonstration’s shop wants its key and a period', async () => {
  expect((await askDemoShop('from=2025-07-01&to=2025-07-31', 'vsk_x')).statusCode).toBe(401);
  for (const query of ['', 'from=2025-07-01', 'from=x&to=y', 'from=1000-01-01&to=2999-01-01']) {
    expect([query, (await askDemoShop(query)).statusCode]).toEqual([query, 400]);
  }
});
