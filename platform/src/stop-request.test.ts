import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { ROOT } from './paths.ts';

/** Prints "ready", stops with a delay like a platform, then prints "stopped". */
const PROGRAM = `
  import { listenForStop } from ${JSON.stringify(join(ROOT, 'platform/src/stop-request.ts'))};
  const stop = listenForStop();
  const alive = setInterval(() => {}, 1000);
  console.log('ready ' + process.pid);
  await stop.asked;
  await new Promise((resolve) => setTimeout(resolve, 300));
  console.log('stopped');
  clearInterval(alive);
`;
const NODE_ARGS = ['--import', 'tsx', '--input-type=module', '--eval', PROGRAM];

const start = (command: string, args: string[], env: Record<string, string> = {}) =>
  spawn(command, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });

/** Waits until the program has printed `text`. @returns its whole output */
async function written(child: ChildProcess, text: string): Promise<string> {
  let output = '';
  for await (const chunk of child.stdout?.iterator({ destroyOnReturn: false }) ?? []) {
    output += chunk;
    if (output.includes(text)) return output;
  }
  throw new Error(`The program ended without "${text}": ${output}`);
}

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  '%s is a request to stop, and a second one does not cut it short',
  async (signal) => {
    const child = start(process.execPath, NODE_ARGS);
    await written(child, 'ready');
    child.kill(signal);
    setTimeout(() => child.kill(signal), 100);
    const [[code], output] = await Promise.all([once(child, 'exit'), written(child, 'stopped')]);
    expect(output).toContain('stopped');
    expect(code).toBe(0);
  },
);

test('what a package manager started stops when the package manager is killed', async () => {
  const quoted = [process.execPath, ...NODE_ARGS]
    .map((part) => `'${part.replaceAll("'", "'\\''")}'`)
    .join(' ');
  const manager = start('sh', ['-c', `${quoted}; true`], { npm_lifecycle_event: 'start' });
  await written(manager, 'ready');
  manager.kill('SIGKILL');
  expect(await written(manager, 'stopped')).toContain('stopped');
});
