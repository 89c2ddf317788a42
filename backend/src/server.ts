import { ConfigError, readConfig } from './config.ts';
import { EmbeddedPostgresError } from './database/embedded/embedded-error.ts';
import { type Backend, startBackend } from './start-backend.ts';

const STOP_MS = 8000;

async function main(): Promise<void> {
  const config = readConfig();
  const backend = await startBackend(config);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stop(backend));
  console.log(`ready api=${config.origins.api} files=${config.origins.files}`);
}

/** What hangs is not waited for: the database keeps what was committed, and nothing else. */
function stop(backend: Backend): void {
  setTimeout(() => process.exit(1), STOP_MS).unref();
  backend.close().then(() => process.exit(0), fail);
}

/** What the operator can put right is told without a stack. */
function fail(error: unknown): void {
  const plain = error instanceof ConfigError || error instanceof EmbeddedPostgresError;
  console.error(plain ? error.message : error);
  process.exit(1);
}

main().catch(fail);
