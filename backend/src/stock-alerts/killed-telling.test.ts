/** The process dies at each step of mailing stock alerts; then another one takes over. */
import { expect, test } from '@rstest/core';
import { sql } from 'drizzle-orm';
import { readConfig } from '../config.ts';
import { mails, stockAlerts } from '../database/schema.ts';
import { insertProduct } from '../testing/insert-product.ts';
import { runUntilKilled, statementsIn } from '../testing/run-until-killed.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { useProgram } from '../testing/use-program.ts';
import { holderOf } from './stock-alert-key.ts';
import { tellReturnedStock } from './tell-returned-stock.ts';

const program = useProgram('src/testing/tell-stock-until-killed.ts');
const database = useTestDatabase();
const config = readConfig({ NODE_ENV: 'test' });
const EMAILS = ['ana@exemplu.ro', 'dan@exemplu.ro'];

/** An available product with stock alerts of two people. */
async function letThemWait(): Promise<void> {
  const { db } = database;
  await db.delete(mails);
  const { id: productId } = await insertProduct(db);
  for (const email of EMAILS) {
    const holder = holderOf(config, email);
    await db.insert(stockAlerts).values({ productId, email, holder, confirmedAt: sql`now()` });
  }
}

/** @returns the number of statements; null when it was killed */
async function run(killBefore = 0): Promise<number | null> {
  const args = [database.url, killBefore];
  return statementsIn(await runUntilKilled(program.path, database.db, args));
}

test('each is told once, whichever statement was the last', async () => {
  const { db } = database;
  const told = async () =>
    (await db.select().from(mails)).map(({ recipient }) => recipient).toSorted();
  await letThemWait();
  const statements = await run();
  expect(await told()).toEqual(EMAILS);
  for (let last = 1; last <= (statements ?? 0); last += 1) {
    await letThemWait();
    expect(await run(last)).toBeNull();
    await tellReturnedStock(db, config);
    expect(await told()).toEqual(EMAILS);
    expect(await db.$count(stockAlerts)).toBe(0);
  }
}, 120_000);
