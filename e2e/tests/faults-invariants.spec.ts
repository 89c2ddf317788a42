/** Proves that the invariants can fail: breaks each one in a transaction that is rolled back. */
import pg from 'pg';
import { databaseUrl } from '../src/database.ts';
import { httpBuyer } from '../src/faults/http-buyer.ts';
import { brokenInvariants, takeBaseline } from '../src/faults/invariants.ts';
import { expect, test } from '../src/faults/shop-test.ts';

/** Reported violation -> SQL that causes it for order `$1`. */
const HARM: Record<string, string> = {
  'an order without items': 'delete from order_items where order_id = $1',
  'an order that costs something else':
    'update orders set total_bani = total_bani + 1 where id = $1',
  'an order that was paid at once without exactly one confirmation':
    "delete from mails where dedupe_key = 'order-confirmation:' || $1::int",
  'an order whose events skip a state': "update orders set status = 'Shipped' where id = $1",
  'a refund without its event': "update orders set payment_status = 'refunded' where id = $1",
  'a payment that is neither order nor refund':
    "update orders set payment_status = 'refunded' where id = $1",
  'an order or refund without payment':
    "update orders set payment_intent_id = 'pi_none' where id = $1",
  'pieces came or went by themselves':
    'update products set stock = stock - 1 from order_items where product_id = products.id and order_id = $1',
};

test('each invariant notices its own harm', async ({ platform, shop }) => {
  const [database] = await platform.sql<{ name: string }>('select current_database() as name');
  const client = new pg.Client({ connectionString: databaseUrl(database?.name ?? '') });
  await client.connect();
  const sql: typeof platform.sql = async (text, values) => (await client.query(text, values)).rows;
  const baseline = await takeBaseline(sql);
  const buyer = httpBuyer(platform, shop);
  const { paymentIntentId } = await buyer.pay();
  const { body } = await buyer.order(paymentIntentId);
  expect(await brokenInvariants(sql, baseline)).toEqual([]);
  for (const [told, harm] of Object.entries(HARM)) {
    await client.query('begin');
    await client.query(harm, [body.orderId]);
    const found = await brokenInvariants(sql, baseline);
    await client.query('rollback');
    expect(found.join('; '), told).toContain(told);
  }
  await client.end();
});
