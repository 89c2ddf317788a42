import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { startEmbeddedPostgres } from '@vitrina/backend/database/embedded/start-embedded-postgres';
import { startBackend } from '../backend-process.ts';
import { pnpmFolder } from '../local-deployment.ts';
import { freePorts } from '../ports.ts';
import { runCommand } from '../run-command.ts';
import { scratchCheckout } from '../scratch-checkout.ts';
import { deployFile } from './deploy-file.ts';

/** It installs and builds: `npm run test:all` only. */
const imageTest = process.env.VITRINA_TEST_ALL === '1' ? test : test.skip;

imageTest(
  "the commands of the backend's image make a folder that runs by itself",
  async () => {
    const dir = mkdtempSync(join(tmpdir(), 'vitrina-image-'));
    const { dir: cwd } = await scratchCheckout(join(dir, 'src'));
    const ports = await freePorts();
    const postgres = await startEmbeddedPostgres({ dataDir: join(dir, 'postgres') });
    try {
      const [build = ''] = deployFile('containers/backend.Containerfile').split(/^FROM .*slim$/m);
      const steps = [...build.matchAll(/^RUN (.*)$/gm)].map(([, step = '']) => step);
      expect(steps.length).toBeGreaterThan(3);
      const env = { PATH: `${pnpmFolder(dir)}:${process.env.PATH}`, CI: 'true' };
      for (const step of steps.filter((one) => !one.startsWith('npm install --global'))) {
        const line = step.replaceAll('/out', join(dir, 'out'));
        const { code, output } = await runCommand('bash', ['-euc', line], { cwd, env });
        expect([line, code, output.slice(-1000)]).toEqual([line, 0, expect.anything()]);
      }
      const backend = await startBackend(
        {
          ...{ NODE_ENV: 'staging', DEV_PASSWORD: 'o parolă de probă', HOST: '127.0.0.1' },
          ...{ API_PORT: String(ports.api), FILES_PORT: String(ports.files) },
          ...{ PAYMENTS_PORT: String(ports.payments), DATA_DIR: join(dir, 'data') },
          ENCRYPTION_KEY: Buffer.alloc(32, 'drill').toString('base64'),
          DATABASE_URL: postgres.url('postgres'),
        },
        `http://127.0.0.1:${ports.api}`,
        join(dir, 'out/dist/server.js'),
      );
      await backend.stop();
    } finally {
      await postgres.stop();
      rmSync(dir, { recursive: true, force: true });
    }
  },
  600_000,
);
