import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { sql } from 'drizzle-orm';
import { countWaiting } from '../testing/count-waiting.ts';
import { insertProduct } from '../testing/insert-product.ts';
import { sharedTempFolder } from '../testing/shared-temp-folder.ts';
import { type StartedServer, startServer } from '../testing/start-server.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { useProgram } from '../testing/use-program.ts';
import { casesOf } from './every-case.ts';

const program = useProgram('src/server.ts');
const database = useTestDatabase();
/** Maximum connections of the backend. */
const POOL = 10;
/** More than that: some calls wait, and get a connection after the others broke. */
const AT_ONCE = POOL + 2;

const ROUNDS = casesOf([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]).length;

let server: StartedServer;
let productId = 0;
beforeAll(async () => {
  productId = (await insertProduct(database.db, { stock: 1000, priceBani: 5000 })).id;
  const env = { DATABASE_URL: database.url, DATA_DIR: sharedTempFolder() };
  server = await startServer(program.path, env);
});
afterAll(() => void server.child.kill('SIGKILL'));

const startPayment = () =>
  fetch(`${server.api}/api/create-payment-intent`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      amount: 7000,
      shippingCost: 20,
      products: [{ product_id: productId, quantity: 1 }],
    }),
  });

const cutAll = () =>
  database.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`,
  );

test('connections cut in the middle of transactions end no process, round after round', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { asked } = await database.db.transaction(async (tx) => {
      await tx.execute(sql`lock table products in access exclusive mode`);
      const asked = Array.from({ length: AT_ONCE }, startPayment);
      for (let cut = 0; cut < POOL; cut += (await cutAll()).rows.length) {
        await expect.poll(() => countWaiting(database.db), { timeout: 15_000 }).toBeGreaterThan(0);
      }
      return { asked };
    });
    const answers = await Promise.all(asked);
    expect(server.end()).toBeNull();
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(0);
    for (const { status, headers } of refused)
      expect([status, headers.get('retry-after')]).toEqual([503, '5']);
    // The pool reuses no broken connection and leaks none.
    const again = await Promise.all(Array.from({ length: AT_ONCE }, startPayment));
    expect(again.map(({ status }) => status)).toEqual(again.map(() => 200));
  }
}, 120_000);
