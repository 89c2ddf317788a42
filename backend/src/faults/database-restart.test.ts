import { rmSync } from 'node:fs';
import { expect } from '@rstest/core';
import { longTest } from '../attack/every-case.ts';
import { ensureDatabase } from '../database/databases.ts';
import { startEmbeddedPostgres } from '../database/embedded/start-embedded-postgres.ts';
import { sharedTempFolder } from '../testing/shared-temp-folder.ts';
import { startServer } from '../testing/start-server.ts';
import { useProgram } from '../testing/use-program.ts';

const program = useProgram('src/server.ts');

longTest(
  'a real server is stopped and started: the same process answers again',
  async () => {
    const [dataDir, filesDir] = [sharedTempFolder(), sharedTempFolder()];
    const first = await startEmbeddedPostgres({ dataDir });
    await ensureDatabase(first.url('postgres'), 'vitrina');
    const env = { DATABASE_URL: first.url('vitrina'), DATA_DIR: filesDir };
    const server = await startServer(program.path, env);
    const ready = async () => (await fetch(`${server.api}/health/ready`)).status;
    try {
      expect(await ready()).toBe(200);
      await first.stop();
      expect(await ready()).toBe(503);
      const second = await startEmbeddedPostgres({ dataDir });
      expect(await ready()).toBe(200);
      expect(server.end()).toBeNull();
      await second.stop();
      expect(await ready()).toBe(503);
      expect(server.end()).toBeNull();
    } finally {
      server.child.kill('SIGKILL');
      for (const folder of [dataDir, filesDir]) rmSync(folder, { recursive: true, force: true });
    }
  },
  120_000,
);
