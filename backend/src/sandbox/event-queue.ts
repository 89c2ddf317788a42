import type pg from 'pg';

export interface NewEvent {
  id: string;
  type: string;
  payload: string;
}

export interface WebhookEvent extends NewEvent {
  attempts: number;
}

export class EventQueue {
  readonly #pool: pg.Pool;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  /** Takes due events; each is postponed first, so that no other process sends it too. */
  async takeDue(delayMs: number): Promise<WebhookEvent[]> {
    const { rows } = await this.#pool.query<WebhookEvent>(
      `update payments_sandbox.events set attempts = attempts + 1,
              due_at = now() + (interval '1 second' * power(4, least(attempts + 1, 6)))
        where id in (select id from payments_sandbox.events
                      where delivered_at is null and attempts < 8
                        and due_at <= now() - $1 * interval '1 ms' * (attempts = 0)::int
                      order by due_at limit 20 for update skip locked)
        returning id, type, payload, attempts`,
      [delayMs],
    );
    return rows;
  }

  /** @returns the number of the intent's events to resend */
  async resend(intentId: string): Promise<number> {
    const { rowCount } = await this.#pool.query(
      `update payments_sandbox.events set delivered_at = null, attempts = 0, due_at = now()
        where payload::jsonb #>> '{data,object,id}' = $1
           or payload::jsonb #>> '{data,object,payment_intent}' = $1`,
      [intentId],
    );
    return rowCount ?? 0;
  }

  async markDelivered(id: string): Promise<void> {
    await this.#pool.query(
      'update payments_sandbox.events set delivered_at = now() where id = $1',
      [id],
    );
  }
}

/** In the transaction of the reported change. */
export async function keepEvent(client: pg.PoolClient, event: NewEvent | null): Promise<void> {
  if (!event) return;
  await client.query(
    'insert into payments_sandbox.events (id, type, payload) values ($1, $2, $3)',
    [event.id, event.type, event.payload],
  );
}
