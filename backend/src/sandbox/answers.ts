import { createHash } from 'node:crypto';
import type pg from 'pg';
import { StripeError } from './stripe-error.ts';

/** Answers by idempotency key: https://docs.stripe.com/api/idempotent_requests */
export class Answers {
  readonly #pool: pg.Pool;
  /** Requests with the same key are serialised. */
  readonly #answering = new Map<string, Promise<void>>();

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  /**
   * Answers a repeated request with the first answer.
   * @throws StripeError when the key was used for another request
   */
  async once(
    key: string | undefined,
    request: string,
    answer: () => Promise<object>,
  ): Promise<object> {
    if (!key) return await answer();
    const earlier = this.#answering.get(key);
    const mine = (earlier ?? Promise.resolve()).then(() => this.#answerOnce(key, request, answer));
    const settled = mine.then(
      () => {},
      () => {},
    );
    this.#answering.set(key, settled);
    try {
      return await mine;
    } finally {
      if (this.#answering.get(key) === settled) this.#answering.delete(key);
    }
  }

  async #answerOnce(key: string, request: string, answer: () => Promise<object>): Promise<object> {
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
}
