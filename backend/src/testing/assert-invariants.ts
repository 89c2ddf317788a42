import { expect } from '@rstest/core';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { FakePayments } from './fake-payments.ts';

/** State of payments at the card provider. */
export interface Money {
  /** Ids of succeeded payments. */
  succeeded: string[];
  /** Ids of fully refunded payments. */
  refunded: string[];
}

export const moneyOf = (payments: FakePayments): Money => ({
  succeeded: [...payments.all.values()]
    .filter((payment) => payment.state === 'succeeded')
    .map((payment) => payment.id),
  refunded: [...payments.refunded],
});

/** The same for a sandbox in this database. */
export async function moneyOfSandbox(db: Database): Promise<Money> {
  const ids = async (query: string) =>
    (await db.execute<{ id: string }>(sql.raw(query))).rows.map((row) => row.id);
  return {
    succeeded: await ids(
      "select id from payments_sandbox.intents where data->>'status' = 'succeeded'",
    ),
    refunded: await ids(`
      select intent_id as id from payments_sandbox.refunds join payments_sandbox.intents on intents.id = intent_id
      group by intent_id, intents.data
      having sum((refunds.data->>'amount')::int) = (intents.data->>'amount')::int`),
  };
}

/**
 * Checks the invariants of a shop after all work has ended.
 * @param products with their initial stock
 * @param options.isPlaced orders have a checkout and a confirmation
 */
export async function assertInvariants(
  db: Database,
  { succeeded, refunded }: Money,
  products: readonly { id: number; stock: number }[],
  { isPlaced = true }: { isPlaced?: boolean } = {},
): Promise<void> {
  const query = async (text: ReturnType<typeof sql>) => (await db.execute(text)).rows;

  // Each succeeded payment is exactly one paid order or one refund, and the reverse.
  const paid = await query(
    sql`select payment_intent_id as id from orders where payment_status = 'paid' and payment_intent_id is not null`,
  );
  const ends = [...paid.map((row) => String(row.id)), ...refunded];
  expect(ends.toSorted()).toEqual(succeeded.toSorted());

  // Pieces missing from the stock are sold or held; an order that waits for staff takes none.
  const stock = await query(sql`
    select id, stock,
      (select coalesce(sum(quantity), 0)::int from stock_holds where product_id = products.id) as held,
      (select coalesce(sum(quantity), 0)::int from order_items join orders on orders.id = order_id
        where product_id = products.id and status <> 'Cancelled'
          and (payment_status <> 'unverified' or accepted_at is not null))
        - (select coalesce(sum(restocked), 0)::int from return_lines
          join returns on returns.id = return_id join order_items on order_items.id = order_item_id
          join orders on orders.id = order_items.order_id
        where product_id = products.id and restocked_at is not null and orders.status <> 'Cancelled') as sold
    from products where id = any(${sql.param(products.map(({ id }) => id))}::int[]) order by id`);
  expect(
    stock.map(({ id, ...row }) => [id, Number(row.stock) + Number(row.held) + Number(row.sold)]),
  ).toEqual(products.toSorted((a, b) => a.id - b.id).map(({ id, stock: start }) => [id, start]));
  expect(stock.filter((row) => Number(row.stock) < 0)).toEqual([]);

  const none = async (text: ReturnType<typeof sql>) => expect(await query(text)).toEqual([]);
  // No order without items.
  await none(
    sql`select id from orders where not exists (select from order_items where order_id = orders.id)`,
  );
  // Items and shipping add up to the total.
  await none(sql`
    select id from orders where total_bani <> shipping_bani +
      (select sum(quantity * price_bani) from order_items where order_id = orders.id)`);
  // One confirmation per order, to its buyer: its own mail, or the day's summary.
  if (isPlaced) {
    await none(sql`
      select orders.id from orders
        left join mails on kind = 'order-confirmation' and recipient = email
          and subject like 'Comanda ta #' || orders.id || ' %'
          and dedupe_key not like 'order-confirmation:' || orders.id || ':%'
        group by orders.id
        having count(mails.id) > 1 or count(mails.id) = 0 and not exists
          (select from mails where kind = 'daily-summary' and recipient = orders.email)`);
  }
  // An order's events begin with its first state, form a chain and end with its current state.
  await none(sql`
    with step as (
      select order_id, id, from_status, to_status,
             lag(to_status) over way as before, lead(id) over way is null as is_last
        from order_events where kind = 'status' window way as (partition by order_id order by id)
    )
    select orders.id from orders left join step on step.order_id = orders.id
     where step.id is null or step.from_status is distinct from step.before
        or (step.is_last and step.to_status <> orders.status)`);
  // An order's refunded amount is the sum of its refunds, and at most its total.
  await none(sql`
    select orders.id from orders left join refunds on order_id = orders.id
     group by orders.id
    having refunded_bani <> coalesce(sum(amount_bani) filter (where refunds.status in ('due', 'pending', 'done')), 0)
        or refunded_bani > total_bani
        or (payment_status = 'refunded') <>
          (total_bani = coalesce(sum(amount_bani) filter (where refunds.status = 'done'), 0))`);
  // Each completed refund has one credit note, and numbers have no gap.
  await none(sql`
    select refunds.id from refunds left join credit_notes on refund_id = refunds.id
     where refunds.status = 'done' and credit_notes.id is null`);
  await none(sql`
    select number from (select number, row_number() over (order by number) as place from credit_notes) as numbered
     where number <> place`);
  // A return is `refunded` exactly when its refund is done.
  await none(sql`
    select returns.id from returns
     where (status = 'refunded') <> exists
       (select from refunds where return_id = returns.id and refunds.status in ('done'))`);
}
