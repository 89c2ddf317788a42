import { Client, type ClientConfig, Pool, type PoolConfig } from 'pg';

/*
 * The only places where connections are made. A connection that breaks emits `error`, which without a
 * listener ends the process; the statement under way is refused anyway, and that is how it is told.
 */
const ignore = (): void => {};

/**
 * A statement without an answer is given up and its connection closed. Browsers wait 15 s: they must
 * have the 503 before, because it says that nothing happened.
 */
const STATEMENT_MS = 10_000;

/** Connects lazily: an unreachable server shows with the first statement. */
export function openPool(config: PoolConfig): Pool {
  const pool = new Pool({
    connectionTimeoutMillis: 10_000,
    query_timeout: STATEMENT_MS,
    keepAlive: true,
    ...config,
  });
  pool.on('error', ignore);
  // While a connection is handed out, the pool does not listen to it.
  pool.on('connect', (client) => client.on('error', ignore));
  return pool;
}

/** Runs `work` with a connection of its own. */
export async function withClient<T>(
  config: ClientConfig,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client(config);
  client.on('error', ignore);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
