import type pg from 'pg';
import type { Dispute } from './dispute.ts';
import { keepEvent } from './event-queue.ts';
import { eventOf } from './events.ts';

type Transaction = <T>(work: (client: pg.PoolClient) => Promise<T>) => Promise<T>;

export class DisputeStore {
  readonly #pool: pg.Pool;
  readonly #transaction: Transaction;

  constructor(pool: pg.Pool, transaction: Transaction) {
    this.#pool = pool;
    this.#transaction = transaction;
  }

  async find(id: string): Promise<Dispute | null> {
    const { rows } = await this.#pool.query<{ data: Dispute }>(
      'select data from payments_sandbox.disputes where id = $1',
      [id],
    );
    return rows[0]?.data ?? null;
  }

  /** The newest 100, of one intent or of all. */
  async list(intentId: string | undefined): Promise<Dispute[]> {
    const { rows } = await this.#pool.query<{ data: Dispute }>(
      `select data from payments_sandbox.disputes where $1::text is null or intent_id = $1
        order by (data->>'created')::int desc, id limit 100`,
      [intentId],
    );
    return rows.map(({ data }) => data);
  }

  /** Changes a locked dispute, and reports its end. @returns `null` for an unknown one */
  change(id: string, next: (dispute: Dispute) => Dispute): Promise<Dispute | null> {
    return this.#transaction(async (client) => {
      const { rows } = await client.query<{ data: Dispute }>(
        'select data from payments_sandbox.disputes where id = $1 for update',
        [id],
      );
      if (!rows[0]) return null;
      const dispute = next(rows[0].data);
      await client.query('update payments_sandbox.disputes set data = $2 where id = $1', [
        id,
        dispute,
      ]);
      const isOver = dispute.status !== 'needs_response';
      await keepEvent(client, eventOf(`charge.dispute.${isOver ? 'closed' : 'updated'}`, dispute));
      return dispute;
    });
  }
}

/** In the transaction of its charge. */
export async function keepDispute(client: pg.PoolClient, dispute: Dispute | null): Promise<void> {
  if (!dispute) return;
  await client.query(
    'insert into payments_sandbox.disputes (id, intent_id, data) values ($1, $2, $3)',
    [dispute.id, dispute.payment_intent, dispute],
  );
  await keepEvent(client, eventOf('charge.dispute.created', dispute));
}

/** Whether the bank withholds or took an intent's money, so that it cannot be refunded. */
export async function isDisputed(client: pg.PoolClient, intentId: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `select 1 from payments_sandbox.disputes
      where intent_id = $1 and data->>'status' <> 'won'`,
    [intentId],
  );
  return Boolean(rowCount);
}
