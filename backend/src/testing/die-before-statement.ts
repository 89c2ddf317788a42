import pg from 'pg';

/** Dies as in a power failure: without any clean-up. */
export const die = (): boolean => process.kill(process.pid, 'SIGKILL');

/**
 * Counts this process's statements to a database, and kills the process before the statement with a given
 * number.
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

  /** Number since counting began. */
  get statements(): number {
    return this.#statements;
  }

  begin(): void {
    this.#isCounting = true;
  }
}
