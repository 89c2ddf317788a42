import { expect, test } from '@rstest/core';
import { eq } from 'drizzle-orm';
import { signInWithGoogle } from '../auth/google/sign-in-with-google.ts';
import {
  businesses,
  checkouts,
  commissions,
  orders,
  users,
  userWebsites,
  websiteRequests,
} from '../database/schema.ts';
import { countWaiting } from '../testing/count-waiting.ts';
import { insertProduct } from '../testing/insert-product.ts';
import { useTestApi } from '../testing/start-test-api.ts';

const api = useTestApi();

type Person = Awaited<ReturnType<typeof api.signIn>>;

/** Erases somebody while a request about them, begun after the erasure, is in progress. */
async function eraseBefore<Late>({ user: { id } }: Person, begin: () => Promise<Late>) {
  const ilinca = await api.signIn('admin');
  const { erased, late } = await api.db.transaction(async (tx) => {
    await tx.select().from(users).where(eq(users.id, id)).for('update');
    const erased = api.app.inject({
      method: 'DELETE',
      url: `/api/users/${id}`,
      headers: ilinca.headers,
    });
    await expect.poll(() => countWaiting(api.db), { timeout: 15_000 }).toBe(1);
    const late = begin();
    await expect.poll(() => countWaiting(api.db), { timeout: 15_000 }).toBe(2);
    return { erased, late };
  });
  expect((await erased).statusCode).toBe(200);
  return late;
}

test.each([
  ['a company', '/api/businesses', async () => COMPANY],
  ['a request for a website', '/api/website-request', async () => ({ businessName: 'Atelier' })],
  [
    'a payment',
    '/api/create-payment-intent',
    async () => ({ amount: 6990, products: await piece() }),
  ],
  ['a payment of an amount', '/api/create-payment-intent', async () => ({ amount: 6990 })],
  [
    'an order without a payment',
    '/api/orders',
    async () => ({ ...BUYER, shippingCost: 20, products: await piece() }),
  ],
])('%s that is on its way when a person is erased is not stored', async (_, url, body) => {
  const payload = await body();
  const ana = await api.signIn();
  const { headers, user } = ana;
  const late = await eraseBefore(ana, () =>
    api.app.inject({ method: 'POST', url, headers, payload }).then((answer) => answer),
  );
  expect(late.json()).toMatchObject({ code: 'session_expired' });
  for (const table of [businesses, websiteRequests, checkouts, orders])
    expect(await api.db.$count(table, eq(table.userId, user.id))).toBe(0);
});

/** A site with a commission, whose company stays for the accounts. */
async function insertBilledSite(userId: number) {
  const columns = { companyName: 'Atelier SRL', cif: 'RO14399840', regCom: 'J40/1/2020' };
  const more = { bank: 'Banca', iban: 'RO49AAAA1B31007593840000', businessAddress: 'Strada 1' };
  const [business] = await api.db
    .insert(businesses)
    .values({ userId, ...columns, ...more })
    .returning();
  const businessId = business?.id ?? 0;
  const websiteUrl = `https://atelier-${userId}.exemplu.ro`;
  const [site] = await api.db
    .insert(userWebsites)
    .values({ userId, businessId, businessName: 'Atelier', websiteUrl })
    .returning();
  await api.db.insert(commissions).values({
    ...{ userWebsiteId: site?.id ?? 0, periodStart: '2026-01-01', periodEnd: '2026-01-31' },
    ...{ salesBani: 1000, commissionBani: 90, tiers: [] },
  });
  return { businessId, websiteUrl };
}

test('a company that stays is not changed behind the erasure', async () => {
  const ana = await api.signIn();
  const { businessId } = await insertBilledSite(ana.user.id);
  const late = await eraseBefore(ana, () =>
    api.app
      .inject({
        method: 'PUT',
        url: `/api/businesses/${businessId}`,
        headers: ana.headers,
        payload: { ...COMPANY, company_name: 'Altfel SRL' },
      })
      .then((answer) => answer),
  );
  expect(late.json()).toMatchObject({ code: 'session_expired' });
});

test('nobody is given a site or a connected shop behind their erasure', async () => {
  const [ilinca, ana, dan] = [await api.signIn('admin'), await api.signIn(), await api.signIn()];
  const send = (url: string, payload: object) =>
    api.app
      .inject({ method: 'POST', url, headers: ilinca.headers, payload })
      .then((answer) => answer);
  const { businessId } = await insertBilledSite(ana.user.id);
  const assignment = {
    ...{ userId: ana.user.id, businessId, businessName: 'Al doilea' },
    websiteUrl: 'https://al-doilea.exemplu.ro',
  };
  const site = await eraseBefore(ana, () => send('/api/user-website', assignment));
  const { websiteUrl } = await insertBilledSite(dan.user.id);
  const connection = { userId: dan.user.id, name: 'Atelier', websiteUrl };
  const shop = await eraseBefore(dan, () =>
    send('/api/partners', { ...connection, syncUrl: 'https://sincronizare.exemplu.ro' }),
  );
  for (const late of [site, shop]) expect(late.json()).toMatchObject({ code: 'user_not_found' });
  // Also long afterwards.
  expect((await send('/api/user-website', assignment)).json().code).toBe('user_not_found');
});

test('a sign-in with Google that is on its way brings no address back, but makes a new account', async () => {
  const ana = await api.signIn();
  const { id, email } = ana.user;
  const subject = `google-${id}`;
  await api.db.update(users).set({ googleSubject: subject }).where(eq(users.id, id));
  const identity = { subject, email, emailVerified: true, name: 'Ana' };
  await eraseBefore(ana, () => signInWithGoogle(api.context, identity, null));
  const [erased] = await api.db.select().from(users).where(eq(users.id, id));
  expect(erased).toMatchObject({ email: `persoana-stearsa-${id}`, googleSubject: null });
  expect(await api.db.$count(users, eq(users.email, email))).toBe(1);
});

const COMPANY = {
  ...{ company_name: 'Atelier SRL', cif: 'RO14399840', reg_com: 'J40/1/2020' },
  ...{ bank: 'Banca', iban: 'RO49AAAA1B31007593840000', business_address: 'Strada 1' },
};

const BUYER = {
  ...{ name: 'Ana', email: 'ana.tarziu@exemplu.ro', phone: '0712345678', zip: '400001' },
  ...{ county: 'Cluj', locality: 'Cluj-Napoca', address: 'Strada 1' },
};

const piece = async () => [{ product_id: (await insertProduct(api.db)).id, quantity: 1 }];
