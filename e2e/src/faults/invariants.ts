import type { WorkerPlatform } from '../test.ts';

type Sql = WorkerPlatform['sql'];

/** State before a fault is injected. */
interface Baseline {
  /** Pieces by product: in stock, held for a checkout, or sold. */
  pieces: Map<number, number>;
  lastOrder: number;
  payments: Set<string>;
}

export async function takeBaseline(sql: Sql): Promise<Baseline> {
  const [last] = await sql<{ id: number | null }>('select max(id) as id from orders');
  const payments = await sql<{ id: string }>('select id from payments_sandbox.intents');
  return {
    pieces: await countPieces(sql),
    lastOrder: last?.id ?? 0,
    payments: new Set(payments.map(({ id }) => id)),
  };
}

/**
 * The violated invariants since `baseline`, one sentence each: every succeeded payment is a paid order or a
 * refund; pieces in stock, held and sold add up, and stock is never negative; every order has items, the right
 * total, one confirmation, and an event for each of its states.
 */
export async function brokenInvariants(sql: Sql, baseline: Baseline): Promise<string[]> {
  const orders = async (condition: string): Promise<number[]> => {
    const rows = await sql<{ id: number }>(
      `select id from orders where id > $1 and (${condition})`,
      [baseline.lastOrder],
    );
    return rows.map(({ id }) => id);
  };
  const found: [string, unknown[]][] = [
    ...(await moneyWithoutEnd(sql, baseline)),
    ['pieces came or went by themselves', await changedPieces(sql, baseline)],
    ['less than no stock', await sql('select id from products where stock < 0')],
    ['an order without items', await orders(`not exists (${ITEMS})`)],
    ['an order that costs something else', await orders(`total_bani <> shipping_bani + (${SUM})`)],
    [
      'an order that was paid at once without exactly one confirmation',
      await orders(
        `payment_intent_id is not null and accepted_at is null and (${CONFIRMATIONS}) <> 1`,
      ),
    ],
    ['an order whose events skip a state', await orders(`(${EVENTS}) is distinct from status`)],
    [
      'a refund without its event',
      await orders(`(payment_status = 'refunded') <> exists (${REFUNDS})`),
    ],
  ];
  return found.flatMap(([what, where]) =>
    where.length > 0 ? [`${what}: ${JSON.stringify(where)}`] : [],
  );
}

const ITEMS = 'select from order_items where order_id = orders.id';
const SUM = 'select sum(quantity * price_bani) from order_items where order_id = orders.id';
const CONFIRMATIONS = `select count(*) from mails where kind = 'order-confirmation'
  and recipient = orders.email and dedupe_key = 'order-confirmation:' || orders.id`;
/** The final state by the events, if each starts where the previous one ended. */
const EVENTS = `select case when bool_and(from_status is not distinct from before)
    then (array_agg(to_status order by id desc))[1] end
  from (select id, from_status, to_status, lag(to_status) over (order by id) as before
          from order_events where order_id = orders.id and kind = 'status') as steps`;
const REFUNDS = "select from order_events where order_id = orders.id and kind = 'refund'";

async function moneyWithoutEnd(sql: Sql, { payments, lastOrder }: Baseline) {
  const ids = async (text: string, values: unknown[] = []) =>
    (await sql<{ id: string }>(text, values)).map(({ id }) => id).filter((id) => !payments.has(id));
  const succeeded = await ids(
    "select id from payments_sandbox.intents where data->>'status' = 'succeeded'",
  );
  const paid = await ids(
    `select payment_intent_id as id from orders
      where id > $1 and payment_status = 'paid' and payment_intent_id is not null`,
    [lastOrder],
  );
  const refunded = await ids('select intent_id as id from payments_sandbox.refunds');
  const ends = [...paid, ...refunded];
  return [
    ['a payment that is neither order nor refund', succeeded.filter((id) => !ends.includes(id))],
    ['an order or refund without payment', ends.filter((id) => !succeeded.includes(id))],
    ['a payment with two ends', ends.filter((id, index) => ends.indexOf(id) !== index)],
  ] as [string, unknown[]][];
}

async function countPieces(sql: Sql): Promise<Map<number, number>> {
  const rows = await sql<{ id: number; pieces: number }>(
    `select id, (stock
         + (select coalesce(sum(quantity), 0) from stock_holds where product_id = products.id)
         + (select coalesce(sum(quantity), 0) from order_items join orders on orders.id = order_id
             where product_id = products.id and status <> 'Cancelled'
               and (payment_status <> 'unverified' or accepted_at is not null)))::int as pieces
       from products`,
  );
  return new Map(rows.map(({ id, pieces }) => [id, pieces]));
}

async function changedPieces(sql: Sql, { pieces }: Baseline): Promise<number[]> {
  const now = await countPieces(sql);
  return [...pieces.keys()].filter((id) => now.get(id) !== pieces.get(id));
}
