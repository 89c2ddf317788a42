import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withClient } from '../connections.ts';
import { sqlState } from '../sql-errors.ts';
import type { Binaries } from './binaries.ts';
import { EmbeddedPostgresError } from './embedded-error.ts';
import type { OsUser } from './operating-system-user.ts';
import { processIdentity } from './process-identity.ts';
import { runProgram } from './run-program.ts';

/** One PostgreSQL server on one data folder, and the Node process that owns it. */
export class Postmaster {
  readonly #cluster: string;
  readonly #binaries: Binaries;
  readonly #user: OsUser | null;

  constructor(cluster: string, binaries: Binaries, user: OsUser | null) {
    this.#cluster = cluster;
    this.#binaries = binaries;
    this.#user = user;
  }

  get #ownerFile(): string {
    return `${this.#cluster}.owner`;
  }

  get #log(): string {
    return join(this.#cluster, 'server.log');
  }

  /** Port from `postmaster.pid`, its fourth line. */
  runningPort(): number | undefined {
    const file = join(this.#cluster, 'postmaster.pid');
    if (!existsSync(file)) return undefined;
    return Number(readFileSync(file, 'utf8').split('\n')[3]) || undefined;
  }

  /** Whether this folder's server answers; the pid in `postmaster.pid` alone proves nothing. */
  async isRunning(url: string): Promise<boolean> {
    const status = await this.#pgCtl('status');
    if (!status.ok) return false;
    try {
      const config = { connectionString: url, connectionTimeoutMillis: 10_000 };
      return await withClient(config, async (client) => {
        const { rows } = await client.query<{ data_directory: string }>('show data_directory');
        return rows[0]?.data_directory === this.#cluster;
      });
    } catch (error) {
      return sqlState(error) === CANNOT_CONNECT_NOW;
    }
  }

  /** Whether the server's process exists; cheap enough for polling. */
  isAlive(): boolean {
    try {
      const [pid] = readFileSync(join(this.#cluster, 'postmaster.pid'), 'utf8').split('\n');
      return process.kill(Number(pid), 0);
    } catch (error) {
      // The process exists, but belongs to another user.
      return (error as { code?: string }).code === 'EPERM';
    }
  }

  /** Whether the process that started the server still exists. */
  hasLivingOwner(): boolean {
    if (!existsSync(this.#ownerFile)) return false;
    const owner = readFileSync(this.#ownerFile, 'utf8');
    return processIdentity(Number.parseInt(owner, 10)) === owner;
  }

  /**
   * Starts the server and waits until it answers; this process then owns it.
   * @throws EmbeddedPostgresError with the end of the server's log
   */
  async start(): Promise<void> {
    const result = await this.#pgCtl('start', `--log=${this.#log}`, '--timeout=60');
    if (!result.ok) {
      throw new EmbeddedPostgresError(
        `it did not start in ${this.#cluster}:\n${result.output}\n${this.#logTail()}`,
      );
    }
    writeFileSync(this.#ownerFile, processIdentity(process.pid) ?? '');
  }

  /**
   * Stops the server: rolls back open transactions and closes connections.
   * @throws EmbeddedPostgresError when it has not stopped after 30 s
   */
  async stop(): Promise<void> {
    const result = await this.#pgCtl('stop', '--mode=fast', '--timeout=30');
    if (!result.ok && (await this.#pgCtl('status')).ok) {
      throw new EmbeddedPostgresError(`it does not stop:\n${result.output}`);
    }
    rmSync(this.#ownerFile, { force: true });
  }

  /** For an exiting process: requests the stop without waiting. */
  stopWithoutWaiting(): void {
    spawn(this.#binaries.pgCtl, ['stop', `--pgdata=${this.#cluster}`, '--mode=fast', '--no-wait'], {
      cwd: tmpdir(),
      detached: true,
      stdio: 'ignore',
      ...(this.#user && { uid: this.#user.uid, gid: this.#user.gid }),
    }).unref();
  }

  #pgCtl(command: string, ...args: string[]) {
    const all = [command, `--pgdata=${this.#cluster}`, ...args];
    return runProgram(this.#binaries.pgCtl, all, this.#user);
  }

  #logTail(): string {
    if (!existsSync(this.#log)) return '';
    return readFileSync(this.#log, 'utf8').split('\n').slice(-20).join('\n');
  }
}

/** SQLSTATE of a server that is starting, recovering or stopping. */
const CANNOT_CONNECT_NOW = '57P03';
