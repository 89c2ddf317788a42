import type pg from 'pg';
import { openPool } from '../database/connections.ts';
import { isUnreachable } from '../database/sql-errors.ts';
import { Answers } from './answers.ts';
import type { Dispute } from './dispute.ts';
import { DisputeStore, isDisputed, keepDispute } from './dispute-store.ts';
import { EventQueue, keepEvent, type NewEvent } from './event-queue.ts';
import type { PaymentIntent } from './payment-intent.ts';
import type { Refund } from './refund.ts';
import { invalidRequest } from './stripe-error.ts';

/** A declined charge is part of the answer and must not roll back: both are returned, never thrown. */
export interface Changed {
  intent: PaymentIntent;
  event: NewEvent | null;
  /** Of a charge that is disputed at once. */
  dispute?: Dispute | null;
}

const SCHEMA = `
  create schema if not exists payments_sandbox;
  create table if not exists payments_sandbox.intents (id text primary key, data jsonb not null, created_at timestamptz not null default now());
  create table if not exists payments_sandbox.refunds (id text primary key, intent_id text not null, data jsonb not null);
  alter table payments_sandbox.refunds drop constraint if exists refunds_intent_id_key;
  create index if not exists refunds_intent_id on payments_sandbox.refunds (intent_id);
  create table if not exists payments_sandbox.disputes (id text primary key, intent_id text not null, data jsonb not null);
  create index if not exists disputes_intent_id on payments_sandbox.disputes (intent_id);
  create table if not exists payments_sandbox.answers (key text primary key, request_hash text not null, answer jsonb not null);
  create table if not exists payments_sandbox.events (
    id text primary key, type text not null, payload text not null, attempts int not null default 0,
    due_at timestamptz not null default now(), delivered_at timestamptz
  );`;

/** The sandbox's tables, beside the product's: intents survive restarts, and processes agree. */
export class SandboxStore {
  readonly #pool: pg.Pool;
  readonly answers: Answers;
  readonly events: EventQueue;
  readonly disputes: DisputeStore;

  private constructor(pool: pg.Pool) {
    this.#pool = pool;
    this.answers = new Answers(pool);
    this.events = new EventQueue(pool);
    this.disputes = new DisputeStore(pool, (work) => this.#transaction(work));
  }

  static async open(databaseUrl: string): Promise<SandboxStore> {
    const pool = openPool({ connectionString: databaseUrl, max: 5 });
    // Two processes may start at once, against which "if not exists" is not safe. Statements sent together
    // are one transaction, which the lock belongs to.
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

  /** Adds foreign intents as if they were very old; known ones stay. */
  async adopt(intents: readonly PaymentIntent[]): Promise<void> {
    await this.#pool.query(
      `insert into payments_sandbox.intents (id, data, created_at)
       select data->>'id', data, 'epoch' from jsonb_array_elements($1::jsonb) as data
       on conflict do nothing`,
      [JSON.stringify(intents)],
    );
  }

  /** Changes a locked intent. @returns `null` for an unknown one */
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
      const { intent, event, dispute = null } = next(rows[0].data);
      await client.query('update payments_sandbox.intents set data = $2 where id = $1', [
        id,
        intent,
      ]);
      await keepEvent(client, event);
      await keepDispute(client, dispute);
      return intent;
    });
  }

  /**
   * Refunds a locked intent.
   * @param next gets the sum of earlier refunds, in bani
   * @returns `null` for an unknown intent
   */
  async refund(
    intentId: string,
    next: (intent: PaymentIntent, before: number) => { refund: Refund; event: Changed['event'] },
  ): Promise<Refund | null> {
    return await this.#transaction(async (client) => {
      const intents = await client.query<{ data: PaymentIntent }>(
        'select data from payments_sandbox.intents where id = $1 for update',
        [intentId],
      );
      if (!intents.rows[0]) return null;
      if (await isDisputed(client, intentId)) {
        throw invalidRequest('This charge has been charged back.', { code: 'charge_disputed' });
      }
      const { refund, event } = next(intents.rows[0].data, await refundedSum(client, intentId));
      await client.query(
        'insert into payments_sandbox.refunds (id, intent_id, data) values ($1, $2, $3)',
        [refund.id, intentId, refund],
      );
      await keepEvent(client, event);
      return refund;
    });
  }

  /** Sum of an intent's refunds, in bani. */
  async refundedOf(intentId: string): Promise<number> {
    return refundedSum(this.#pool, intentId);
  }

  async findRefund(id: string): Promise<Refund | null> {
    const { rows } = await this.#pool.query<{ data: Refund }>(
      'select data from payments_sandbox.refunds where id = $1',
      [id],
    );
    return rows[0]?.data ?? null;
  }

  /** The newest 100, of one intent or of all. */
  async listRefunds(intentId: string | undefined): Promise<Refund[]> {
    const { rows } = await this.#pool.query<{ data: Refund }>(
      `select data from payments_sandbox.refunds where $1::text is null or intent_id = $1
        order by (data->>'created')::int desc, id limit 100`,
      [intentId],
    );
    return rows.map(({ data }) => data);
  }

  async #transaction<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect();
    let isBroken = false;
    try {
      await client.query('begin');
      const result = await work(client);
      await client.query('commit');
      return result;
    } catch (error) {
      isBroken = isUnreachable(error);
      if (!isBroken) await client.query('rollback');
      throw error;
    } finally {
      client.release(isBroken);
    }
  }
}

async function refundedSum(client: pg.Pool | pg.PoolClient, intentId: string): Promise<number> {
  const { rows } = await client.query<{ sum: number }>(
    `select coalesce(sum((data->>'amount')::int), 0)::int as sum
       from payments_sandbox.refunds where intent_id = $1`,
    [intentId],
  );
  return rows[0]?.sum ?? 0;
}
