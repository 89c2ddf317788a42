import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { ROOT } from '@vitrina/platform/paths';

/** A running `dev` command of a remote and its output. */
export interface RunningDevelopment {
  output(): string;
  stop(): Promise<void>;
}

/** Runs `npm run dev -- --shell <origin>` in a remote's folder; resolves after the first build. */
export async function startDevelopment(dir: string, shell: string): Promise<RunningDevelopment> {
  const command = join(ROOT, 'federation/bin/vitrina-dev.mjs');
  const child: ChildProcess = spawn(process.execPath, [command, '--shell', shell], {
    cwd: dir,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  await expect
    .poll(() => (child.exitCode === null ? output : `ended: ${output}`), { timeout: 60_000 })
    .toMatch(/built in \d+ ms|ended/);
  return {
    output: () => output,
    async stop() {
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
