/**
 * Program for the launcher's tests: starts the embedded PostgreSQL of the folder in the first argument and, with
 * the second argument `write`, writes rows until it is killed. Each line of output is one acknowledged row.
 */
import { Client } from 'pg';
import { startEmbeddedPostgres } from '../database/embedded/start-embedded-postgres.ts';

const [dataDir = '', mode] = process.argv.slice(2);
const postgres = await startEmbeddedPostgres({ dataDir });
const client = new Client({ connectionString: postgres.url('postgres') });
await client.connect();
// Serialised: of two processes that create a table at once, one fails in spite of `if not exists`.
await client.query(
  'select pg_advisory_xact_lock(1); create table if not exists written (number integer primary key)',
);
process.stdout.write('ready\n');
if (mode === 'write') {
  const { rows } = await client.query<{ next: number }>(
    'select coalesce(max(number), 0) + 1 as next from written',
  );
  for (let number = rows[0]?.next ?? 1; ; number += 1) {
    await client.query('insert into written values ($1)', [number]);
    process.stdout.write(`${number}\n`);
  }
}
// The server may belong to another process, which may end first.
client.on('error', () => {});
process.once('SIGTERM', async () => {
  await client.end().catch(() => {});
  await postgres.stop();
});
