import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { expect } from '@rstest/core';
import { longTest } from '../attack/every-case.ts';
import { withClient } from '../database/connections.ts';
import { openDatabase } from '../database/database.ts';
import { ensureDatabase } from '../database/databases.ts';
import { startEmbeddedPostgres } from '../database/embedded/start-embedded-postgres.ts';
import { insertProduct } from '../testing/insert-product.ts';
import { sharedTempFolder } from '../testing/shared-temp-folder.ts';
import { startServer } from '../testing/start-server.ts';
import { useProgram } from '../testing/use-program.ts';

const program = useProgram('src/server.ts');

/** The browser gives up after 15 s, and must get an answer with the reason before. */
const PATIENCE_MS = 14_000;

longTest(
  'a real server hangs: buyers hear so in time, no payment is given out, and then all goes on',
  async () => {
    const [dataDir, filesDir] = [sharedTempFolder(), sharedTempFolder()];
    const postgres = await startEmbeddedPostgres({ dataDir });
    await ensureDatabase(postgres.url('postgres'), 'vitrina');
    const url = postgres.url('vitrina');
    const server = await startServer(program.path, { DATABASE_URL: url, DATA_DIR: filesDir });
    const { db, close } = openDatabase(url, 1);
    const { id } = await insertProduct(db, { priceBani: 5000, stock: 10 });
    await close();
    const prepare = async (checkoutKey: string) => {
      const began = Date.now();
      const answer = await fetch(`${server.api}/api/create-payment-intent`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          ...{ amount: 7000, products: [{ product_id: id, quantity: 1 }], checkoutKey },
        }),
      });
      return { status: answer.status, ms: Date.now() - began, body: await answer.json() };
    };
    const keys = Array.from({ length: 4 }, () => crypto.randomUUID());
    expect((await prepare(crypto.randomUUID())).status).toBe(200);
    const pids = await serverProcesses(url);
    // Some may have ended meanwhile, so errors are ignored.
    const signal = (name: string) => spawnSync('kill', [`-${name}`, ...pids]);
    try {
      signal('STOP');
      for (const { status, ms, body } of await Promise.all(keys.map(prepare))) {
        expect([status, body.code]).toEqual([503, 'unavailable']);
        expect(ms).toBeLessThan(PATIENCE_MS);
      }
      signal('CONT');
      expect(await paymentsMade(url)).toBe(1);
      expect(server.end()).toBeNull();
      const again = await Promise.all(keys.map(prepare));
      expect(again.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect(await paymentsMade(url)).toBe(5);
    } finally {
      signal('CONT');
      server.child.kill('SIGKILL');
      await postgres.stop();
      for (const folder of [dataDir, filesDir]) rmSync(folder, { recursive: true, force: true });
    }
  },
  120_000,
);

/** Pids of the server's backends, and of the postmaster. */
const serverProcesses = (connectionString: string): Promise<string[]> =>
  withClient({ connectionString }, async (client) => {
    const { rows } = await client.query<{ pid: number }>(
      `select pid from pg_stat_activity where pid <> pg_backend_pid()
        union select split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int`,
    );
    return rows.map(({ pid }) => String(pid));
  });

const paymentsMade = (connectionString: string): Promise<number> =>
  withClient({ connectionString }, async (client) => {
    const { rows } = await client.query<{ made: number }>(
      `select count(*)::int as made from payments_sandbox.intents where id not like 'pi_demo_%'`,
    );
    return rows[0]?.made ?? 0;
  });
