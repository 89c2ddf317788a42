import { type ChildProcess, spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { deploymentConfig } from '@vitrina/federation/config-of-env';
import { configuredPorts } from '@vitrina/federation/ports';
import { readArguments } from '@vitrina/federation/read-arguments';
import { backendEnvironment } from './backend-environment.ts';
import { packageDir, ROOT } from './paths.ts';
import { assertPortsFree, stateDirOf } from './ports.ts';
import { REMOTES } from './remotes.ts';
import { listenForStop } from './stop-request.ts';

/** `pnpm dev`: every part from source with hot reload, on the configured ports. */
export async function main(args: string[]): Promise<number> {
  try {
    readArguments(args, {}, 'pnpm dev');
    const ports = configuredPorts(ROOT);
    const brand = deploymentConfig()?.brand;
    await assertPortsFree(ports);
    return await runTogether([
      {
        name: 'backend',
        dir: packageDir('backend'),
        command: 'tsx',
        args: ['watch', 'src/server.ts'],
        env: backendEnvironment({
          ports,
          dataDir: join(stateDirOf(ports), 'data'),
          ...(brand && { brand }),
        }),
      },
      { name: 'shell', dir: packageDir('shell'), command: 'rsbuild', args: ['dev'] },
      ...REMOTES.map((name) => ({
        name,
        dir: packageDir(name),
        command: 'rsbuild',
        args: ['dev', '--environment', 'web'],
      })),
    ]);
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : error}\n`);
    return 1;
  }
}

interface Part {
  name: string;
  dir: string;
  command: string;
  args: string[];
  env?: Record<string, string>;
}

/** Runs all parts until one ends or a stop is requested, then ends the others. */
async function runTogether(parts: readonly Part[]): Promise<number> {
  const stop = listenForStop();
  const children = parts.map(startPart);
  const stopAll = () => {
    for (const child of children) child.kill('SIGTERM');
  };
  stop.signal.addEventListener('abort', stopAll);
  let code = 0;
  const ended = children.map(async (child, index) => {
    const reason = await endOf(child);
    if (!stop.signal.aborted && code === 0) {
      code = 1;
      console.error(`${parts[index]?.name} ended by itself (${reason}); stopping the others.`);
    }
    stopAll();
  });
  await Promise.all(ended);
  return code;
}

/** Waits until a child ends or fails to start. @returns the reason */
const endOf = (child: ChildProcess): Promise<string> =>
  new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`));
  });

function startPart({ name, dir, command, args, env }: Part) {
  const path = [
    join(dir, 'node_modules/.bin'),
    join(ROOT, 'node_modules/.bin'),
    process.env.PATH,
  ].join(delimiter);
  const child = spawn(command, args, {
    cwd: dir,
    env: { ...process.env, NODE_ENV: 'development', ...env, PATH: path },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const label = (chunk: Buffer) =>
    process.stdout.write(chunk.toString().replace(/^(?=.)/gm, `${name.padEnd(11)}│ `));
  child.stdout.on('data', label);
  child.stderr.on('data', label);
  return child;
}
