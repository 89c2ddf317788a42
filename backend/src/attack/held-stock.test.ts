/** One or a few people hold pieces that others want to buy. */
import { expect, test } from '@rstest/core';
import { eq, sql } from 'drizzle-orm';
import { releaseExpiredCheckouts } from '../checkout/release-expired-checkouts.ts';
import { products } from '../database/schema.ts';
import { databaseRateLimiter } from '../http/rate-limiter.ts';
import { assertInvariants, moneyOf } from '../testing/assert-invariants.ts';
import { insertProduct } from '../testing/insert-product.ts';
import { startTestApi, useTestApi } from '../testing/start-test-api.ts';
import { type CrowdOptions, simulateCrowd } from './crowd.ts';
import { casesOf, longTest } from './every-case.ts';

const api = useTestApi((db) => ({ limits: databaseRateLimiter(db) }));

const ATTACKER = '192.0.2.1';
const hold = (id: number, quantity: number, from: string, checkoutKey: string) =>
  api.app.inject({
    method: 'POST',
    url: '/api/create-payment-intent',
    payload: {
      ...{ amount: quantity * 5000 + (quantity < 6 ? 2000 : 0), checkoutKey },
      products: [{ product_id: id, quantity }],
    },
    remoteAddress: from,
  });
const newKey = (): string => crypto.randomUUID();
const stockOf = async (id: number) => {
  const [row] = await api.db.select().from(products).where(eq(products.id, id));
  return row?.stock ?? 0;
};
const shown = async (id: number) => {
  api.context.catalogue.invalidate();
  const list = (await api.app.inject({ url: '/api/products' })).json();
  return list.find((row: { product_id: number }) => row.product_id === id).stock_quantity;
};
/** Lets time pass, and runs the job. */
async function pass(seconds: number): Promise<void> {
  const time = sql`make_interval(secs => ${seconds})`;
  await api.db.execute(sql`update checkouts set created_at = created_at - ${time},
    expires_at = expires_at - ${time}, held_since = held_since - ${time}`);
  await api.db.execute(
    sql`update stock_waits set seen_at = seen_at - ${time}, since = since - ${time}`,
  );
  await releaseExpiredCheckouts(api.context);
}

const ASK_SECONDS = 15;

/**
 * Polls like the page of a waiting buyer.
 * @param meanwhile others' actions before each poll
 * @returns seconds until the buyer had the pieces
 */
async function waitFor(
  ask: () => ReturnType<typeof hold>,
  meanwhile: () => Promise<unknown> = async () => {},
): Promise<number> {
  for (let seconds = 0; seconds < 1200; seconds += ASK_SECONDS) {
    await meanwhile();
    const answer = await ask();
    if (answer.statusCode === 200) return seconds;
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'pieces_held']);
    await pass(ASK_SECONDS);
  }
  throw new Error('The buyer waited for twenty minutes.');
}

test('one network holds a few pieces, however many checkouts it starts at once', async () => {
  const { id } = await insertProduct(api.db, { priceBani: 5000, stock: 1655 });
  expect((await hold(id, 1000, ATTACKER, newKey())).statusCode).toBe(400);
  expect((await hold(id, 999, ATTACKER, newKey())).json().code).toBe('too_many_pieces');
  await Promise.all(Array.from({ length: 30 }, () => hold(id, 5, ATTACKER, newKey())));
  expect(await stockOf(id)).toBe(1635);
  const refused = await hold(id, 5, ATTACKER, newKey());
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'rate_limited']);
  expect(refused.json().error).toMatch(/^De la această conexiune/);
  // Held pieces are not sold: the shop still shows them.
  expect(await shown(id)).toBe(1655);
  await pass(150);
  expect(await stockOf(id)).toBe(1655);
});

const KEYS: readonly [string, () => string][] = [
  ['renewing one key', () => 'attacker-key-of-one-checkout'],
  ['a new key each time', newKey],
];

test.each(casesOf(KEYS))(
  'the last pieces are not kept by %s: who waits gets them',
  async (_, key) => {
    const { id } = await insertProduct(api.db, { priceBani: 5000, stock: 2 });
    const [attack, own] = [() => hold(id, 2, ATTACKER, key()), newKey()];
    expect((await attack()).statusCode).toBe(200);
    const waited = await waitFor(() => hold(id, 1, '198.51.100.7', own), attack);
    // Two minutes, and two immediate renewals.
    expect(waited).toBeLessThanOrEqual(165);
  },
);

test('a buyer at the bank has five minutes while others wait for the last piece', async () => {
  const { id } = await insertProduct(api.db, { priceBani: 5000, stock: 1 });
  const first = (await hold(id, 1, '198.51.100.8', newKey())).json();
  api.payments.authenticate(first.paymentIntentId);
  const own = newKey();
  const waited = await waitFor(() => hold(id, 1, '198.51.100.9', own));
  expect(waited).toBeGreaterThanOrEqual(300);
  expect(waited).toBeLessThanOrEqual(345);
  // The former holder can no longer pay.
  expect(api.payments.all.get(first.paymentIntentId)?.state).toBe('cancelled');
});

test('a verified account at the bank has 15 minutes, whoever waits', async () => {
  const { id } = await insertProduct(api.db, { priceBani: 5000, stock: 1 });
  const account = await api.signIn();
  const payload = { amount: 7000, products: [{ product_id: id, quantity: 1 }] };
  const url = '/api/create-payment-intent';
  const { headers } = account;
  const first = (await api.app.inject({ method: 'POST', url, payload, headers })).json();
  api.payments.authenticate(first.paymentIntentId);
  const own = newKey();
  const waited = await waitFor(() => hold(id, 1, '198.51.100.10', own));
  expect(waited).toBeGreaterThanOrEqual(900);
  expect(waited).toBeLessThanOrEqual(945);
});

interface Sale extends Pick<CrowdOptions, 'seed' | 'buyers' | 'attack'> {
  stock: number;
}

test('who waits for more than is free keeps nobody from buying what is free', async () => {
  const { id } = await insertProduct(api.db, { priceBani: 5000, stock: 10 });
  expect((await hold(id, 1, '192.0.2.2', newKey())).statusCode).toBe(200);
  const [large, own] = [newKey(), newKey()];
  expect((await hold(id, 10, '192.0.2.3', large)).json().code).toBe('pieces_held');
  const ask = () => hold(id, 1, '198.51.100.11', own);
  expect(await waitFor(ask, () => hold(id, 10, '192.0.2.3', large))).toBe(0);
});

test('a network has one place that pieces are kept for, and none before others while it holds some', async () => {
  const { id } = await insertProduct(api.db, { priceBani: 5000, stock: 3 });
  const first = newKey();
  expect((await hold(id, 3, '192.0.2.4', first)).statusCode).toBe(200);
  const keys = [newKey(), newKey(), newKey()];
  const queue = async () => {
    for (const key of keys) await hold(id, 1, '192.0.2.5', key);
    await hold(id, 1, '192.0.2.4', 'another-key-of-who-holds');
  };
  await queue();
  await pass(15);
  await queue();
  // Two pieces return to stock.
  await api.db.execute(sql`update products set stock = stock + 2 where id = ${id}`);
  expect((await hold(id, 1, '198.51.100.12', newKey())).statusCode).toBe(200);
  expect((await hold(id, 1, '198.51.100.13', newKey())).json().code).toBe('pieces_held');
});

/** Simulates a sale; no refused buyer could have had the pieces left at its end. */
async function playSale(options: Sale): Promise<void> {
  const crowd = await startTestApi();
  try {
    const { seed, buyers, attack, stock } = options;
    const product = await insertProduct(crowd.db, { priceBani: 5000, stock });
    const attackers = Math.ceil(buyers / 20);
    const arrivals = Math.round(buyers * 0.5);
    const sale = { seed, product, buyers, attackers, attack, arrivals };
    const outcome = await simulateCrowd(crowd, sale);
    await crowd.db.execute(sql`update checkouts set expires_at = now() - interval '1 second',
      held_since = held_since - interval '1 day' where state = 'open'`);
    while ((await releaseExpiredCheckouts(crowd.context)) > 0);
    const [row] = await crowd.db.select().from(products).where(eq(products.id, product.id));
    const unsold = row?.stock ?? 0;
    expect(outcome.refused.filter(({ quantity }) => quantity <= unsold)).toEqual([]);
    expect(outcome.bought).toBe(stock - unsold);
    // Otherwise the attack did not take place.
    expect(outcome.attacks).toBeGreaterThan(0);
    await assertInvariants(crowd.db, moneyOf(crowd.payments), [{ id: product.id, stock }]);
  } finally {
    await crowd.close();
  }
}

test.each([
  { attack: 'hold', buyers: 20, stock: 14 },
  { attack: 'queue', buyers: 20, stock: 10 },
] as const)(
  'a crowd with 5 % attackers who $attack: no honest buyer is refused while pieces remain',
  (sale) => playSale({ seed: 'small crowd', ...sale }),
  60_000,
);

longTest.each([
  ...['one', 'two', 'three'].flatMap((seed) =>
    (['hold', 'queue'] as const).flatMap((attack) => [
      { seed, attack, buyers: 200, stock: 80 },
      { seed, attack, buyers: 200, stock: 260 },
      { seed, attack, buyers: 100, stock: 5 },
    ]),
  ),
  { seed: 'one', attack: 'return' as const, buyers: 100, stock: 5 },
  { seed: 'four', attack: 'return' as const, buyers: 60, stock: 4 },
])('a crowd of $buyers for $stock pieces ($attack, $seed)', playSale, 600_000);
