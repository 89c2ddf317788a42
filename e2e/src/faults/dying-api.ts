import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from '@vitrina/platform/paths';
import { databaseUrl } from '../database.ts';
import type { Host } from './host.ts';

const SERVER = join(ROOT, 'backend/src/testing/serve-until-killed.ts');
const TSX = createRequire(import.meta.url).resolve('tsx');

interface DyingApi {
  origin: string;
  /** Sends a call that kills the API; resolves after its exit. */
  callUntilDead(path: string, body: object): Promise<void>;
  /** True when all work was done and only the answer is missing. */
  didEverything(): boolean;
}

/**
 * Starts the API in a separate process on the platform's database; it kills itself before a call's statement
 * with this number.
 */
export async function startDyingApi(host: Host, killBefore: number): Promise<DyingApi> {
  const [database] = await host.sql<{ name: string }>('select current_database() as name');
  const url = databaseUrl(database?.name ?? '');
  const child: ChildProcess = spawn(
    process.execPath,
    ['--import', TSX, SERVER, url, host.addresses.payments, String(killBefore)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  if (!child.stdout) throw new Error('The process has no output.');
  const lines = createInterface({ input: child.stdout });
  const [origin] = (await once(lines, 'line')) as [string];
  let said = '';
  lines.on('line', (line) => {
    said += line;
  });
  const dead = once(child, 'close');
  return {
    origin,
    async callUntilDead(path, body) {
      const headers = { 'content-type': 'application/json', 'x-count': '1' };
      const call = fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) });
      await call.catch(() => {});
      await dead;
    },
    didEverything: () => said.includes('statements'),
  };
}
