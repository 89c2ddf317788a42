import pg from 'pg';

/** Dies like a process whose machine lost its power: nothing is finished or told. */
export const die = (): boolean => process.kill(process.pid, 'SIGKILL');

/**
 * Counts the statements that this process sends to a database, and kills it before the one with a
 * certain number would be sent.
 */
export class StatementCounter {
  #isCounting = false;
  #statements = 0;

  constructor(killBefore: number) {
    const { query } = pg.Client.prototype;
    const count = () => {
      if (!this.#isCounting) return;
      this.#statements += 1;
      if (this.#statements === killBefore) die();
    };
    pg.Client.prototype.query = function countedQuery(this: pg.Client, ...args: unknown[]) {
      count();
      return Reflect.apply(query, this, args);
    } as typeof query;
  }

  /** Since the counting began. */
  get statements(): number {
    return this.#statements;
  }

  begin(): void {
    this.#isCounting = true;
  }
}
