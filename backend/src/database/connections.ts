import { Client, type ClientConfig, Pool, type PoolConfig } from 'pg';

/*
 * The only place that opens connections. A broken connection emits `error`, which ends the process when
 * nobody listens; the statement under way fails anyway, which reports it.
 */
const ignore = (): void => {};

/**
 * A statement without an answer is abandoned and its connection closed. Browsers wait 15 s and must get the
 * 503 first, because it says that nothing happened.
 */
const STATEMENT_MS = 10_000;

/** Connects lazily: an unreachable server shows at the first statement. */
export function openPool(config: PoolConfig): Pool {
  const pool = new Pool({
    connectionTimeoutMillis: 10_000,
    query_timeout: STATEMENT_MS,
    keepAlive: true,
    ...config,
  });
  pool.on('error', ignore);
  // The pool does not listen to connections that are checked out.
  pool.on('connect', (client) => client.on('error', ignore));
  return pool;
}

/** Runs `work` with a dedicated connection. */
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
