import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from '@rstest/core';
import { sharedTempFolder } from './testing/shared-temp-folder.ts';
import { startServer } from './testing/start-server.ts';
import { useTestDatabase } from './testing/test-database.ts';
import { useProgram } from './testing/use-program.ts';

const server = useProgram('src/server.ts');
const database = useTestDatabase();
const dataDir = sharedTempFolder();
const running = new Set<ChildProcess>();
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

/** Starts the program as a supervisor does, and waits until it listens. */
async function start(): Promise<{ child: ChildProcess; live: () => Promise<number> }> {
  const env = { DATABASE_URL: database.url, DATA_DIR: dataDir };
  const { child, api } = await startServer(server.path, env);
  running.add(child);
  child.once('exit', () => running.delete(child));
  return { child, live: async () => (await fetch(`${api}/health/live`)).status };
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

test('a start does not wait for what only documents and pictures need', () => {
  const folder = dirname(server.path);
  const files = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const code = files.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
  const imports = (pattern: RegExp) => [...code.matchAll(pattern)].map(([, name]) => name).sort();
  expect(imports(/^import .*?"(fontkit|pdfkit|sharp)"/gm)).toEqual([]);
  expect(imports(/\bimport\("(fontkit|pdfkit|sharp)"\)/g)).toEqual(['fontkit', 'pdfkit', 'sharp']);
});
