import { createHash } from 'node:crypto';
import pg from 'pg';
import type { PaymentIntent } from './payment-intent.ts';
import { StripeError } from './stripe-error.ts';

export interface Refund {
  id: string;
  object: 'refund';
  amount: number;
  currency: string;
  payment_intent: string;
  status: 'succeeded';
  created: number;
}

export interface WebhookEvent {
  id: string;
  type: string;
  payload: string;
  attempts: number;
}

/** A refusal is part of the answer, not a reason to roll back: both are returned, never thrown. */
export interface Changed {
  intent: PaymentIntent;
  event: { id: string; type: string; payload: string } | null;
}

const SCHEMA = `
  create schema if not exists payments_sandbox;
  create table if not exists payments_sandbox.intents (id text primary key, data jsonb not null, created_at timestamptz not null default now());
  create table if not exists payments_sandbox.refunds (id text primary key, intent_id text not null unique, data jsonb not null);
  create table if not exists payments_sandbox.answers (key text primary key, request_hash text not null, answer jsonb not null);
  create table if not exists payments_sandbox.events (
    id text primary key, type text not null, payload text not null, attempts int not null default 0,
    due_at timestamptz not null default now(), delivered_at timestamptz
  );`;

/** The sandbox's own tables, beside the product's: intents survive restarts, and several processes agree. */
export class SandboxStore {
  readonly #pool: pg.Pool;

  private constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  static async open(databaseUrl: string): Promise<SandboxStore> {
    const pool = new pg.Pool({ connectionString: databaseUrl, max: 5 });
    // Two processes may start at once, and "if not exists" alone is not safe against that. Statements
    // sent together are one transaction, which the lock lives in.
    await pool.query(`select pg_advisory_xact_lock(4242); ${SCHEMA}`);
    return new SandboxStore(pool);
  }

  close(): Promise<void> {
    return this.#pool.end();
  }

  async find(id: string): Promise<PaymentIntent | null> {
    const { rows } = await this.#pool.query<{ data: PaymentIntent }>(
      'select data from payments_sandbox.intents where id = $1',
      [id],
    );
    return rows[0]?.data ?? null;
  }

  async list(): Promise<PaymentIntent[]> {
    const { rows } = await this.#pool.query<{ data: PaymentIntent }>(
      'select data from payments_sandbox.intents order by created_at desc limit 100',
    );
    return rows.map(({ data }) => data);
  }

  async create({ intent, event }: Changed): Promise<void> {
    await this.#transaction(async (client) => {
      await client.query('insert into payments_sandbox.intents (id, data) values ($1, $2)', [
        intent.id,
        intent,
      ]);
      await keepEvent(client, event);
    });
  }

  /** Changes an intent while nobody else can. @returns `null` when there is none */
  async change(
    id: string,
    next: (intent: PaymentIntent) => Changed,
  ): Promise<PaymentIntent | null> {
    return await this.#transaction(async (client) => {
      const { rows } = await client.query<{ data: PaymentIntent }>(
        'select data from payments_sandbox.intents where id = $1 for update',
        [id],
      );
      if (!rows[0]) return null;
      const { intent, event } = next(rows[0].data);
      await client.query('update payments_sandbox.intents set data = $2 where id = $1', [
        id,
        intent,
      ]);
      await keepEvent(client, event);
      return intent;
    });
  }

  /** Keeps a refund; an intent is refunded at most once. @returns whether it was the first */
  async refund(refund: Refund, event: Changed['event']): Promise<boolean> {
    return await this.#transaction(async (client) => {
      const { rowCount } = await client.query(
        'insert into payments_sandbox.refunds (id, intent_id, data) values ($1, $2, $3) on conflict do nothing',
        [refund.id, refund.payment_intent, refund],
      );
      if (rowCount === 1) await keepEvent(client, event);
      return rowCount === 1;
    });
  }

  /**
   * Answers a repeated request with the first answer (https://docs.stripe.com/api/idempotent_requests).
   * @throws StripeError when the key was used for another request
   */
  async once(
    key: string | undefined,
    request: string,
    answer: () => Promise<object>,
  ): Promise<object> {
    if (!key) return await answer();
    const hash = createHash('sha256').update(request).digest('hex');
    const { rows } = await this.#pool.query<{ request_hash: string; answer: object }>(
      'select request_hash, answer from payments_sandbox.answers where key = $1',
      [key],
    );
    if (rows[0] && rows[0].request_hash !== hash) {
      const message =
        'Keys for idempotent requests can only be used with the same parameters they were first used with.';
      throw new StripeError(400, { type: 'idempotency_error', message });
    }
    if (rows[0]) return rows[0].answer;
    const given = await answer();
    await this.#pool.query(
      'insert into payments_sandbox.answers (key, request_hash, answer) values ($1, $2, $3) on conflict do nothing',
      [key, hash, given],
    );
    return given;
  }

  /** Takes events that are due; each is put off first, so that another process does not send it as well. */
  async takeDueEvents(): Promise<WebhookEvent[]> {
    const { rows } = await this.#pool.query<WebhookEvent>(
      `update payments_sandbox.events set attempts = attempts + 1,
              due_at = now() + (interval '1 second' * power(4, least(attempts + 1, 6)))
        where id in (select id from payments_sandbox.events
                      where delivered_at is null and due_at <= now() and attempts < 8
                      order by due_at limit 20 for update skip locked)
        returning id, type, payload, attempts`,
    );
    return rows;
  }

  async markDelivered(id: string): Promise<void> {
    await this.#pool.query(
      'update payments_sandbox.events set delivered_at = now() where id = $1',
      [id],
    );
  }

  async #transaction<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect();
    try {
      await client.query('begin');
      const result = await work(client);
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
  }
}

async function keepEvent(client: pg.PoolClient, event: Changed['event']): Promise<void> {
  if (!event) return;
  await client.query(
    'insert into payments_sandbox.events (id, type, payload) values ($1, $2, $3)',
    [event.id, event.type, event.payload],
  );
}
