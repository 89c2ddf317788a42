import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from '@rstest/core';
import { freePort } from './testing/free-port.ts';
import { sharedTempFolder } from './testing/shared-temp-folder.ts';
import { useTestDatabase } from './testing/test-database.ts';

const SERVER = fileURLToPath(new URL('./server.ts', import.meta.url));
const database = useTestDatabase();
const dataDir = sharedTempFolder();
const running = new Set<ChildProcess>();
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

/** The program as a supervisor starts it; answers when it listens. */
async function start(): Promise<{ child: ChildProcess; live: () => Promise<number> }> {
  const [api, files, payments] = [await freePort(), await freePort(), await freePort()];
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    API_PORT: String(api),
    FILES_PORT: String(files),
    PAYMENTS_PORT: String(payments),
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
  };
  const child = fork(SERVER, { execArgv: ['--import', 'tsx'], env, silent: true });
  running.add(child);
  child.once('exit', () => running.delete(child));
  let said = '';
  for await (const chunk of child.stdout?.iterator({ destroyOnReturn: false }) ?? []) {
    said += chunk;
    if (said.includes('ready ')) break;
  }
  child.stdout?.resume();
  const live = async () => (await fetch(`http://127.0.0.1:${api}/health/live`)).status;
  return { child, live };
}

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  '%s ends it in good order, and a second one does not cut that short',
  async (signal) => {
    const { child, live } = await start();
    expect(await live()).toBe(200);
    const exit = once(child, 'exit');
    child.kill(signal);
    child.kill(signal);
    expect(await exit).toEqual([0, null]);
    await expect(live()).rejects.toThrow();
  },
  30_000,
);

test('it ends with the process that started it', async () => {
  const { child } = await start();
  const exit = once(child, 'exit');
  child.disconnect();
  expect(await exit).toEqual([0, null]);
}, 30_000);
