import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { inputHash } from '@vitrina/federation/input-hash';
import { readPackage } from '@vitrina/federation/package-manifest';
import { readArguments } from '@vitrina/federation/read-arguments';
import { whileOnlyBuild } from './build-lock.ts';
import { packageDir, STATE_DIR } from './paths.ts';
import { checkRemote, REMOTES } from './remotes.ts';
import { listenForStop } from './stop-request.ts';

/** Input hashes of each package's last build. */
const STAMPS = join(STATE_DIR, 'builds');

/** Packages with a build, in any order: each compiles the others from source. */
export const BUILT_PACKAGES: readonly string[] = ['backend', 'shell', ...REMOTES];

const CONCURRENCY = 2;

/**
 * Builds packages whose input hash changed. When one fails or `stop` aborts, the parallel builds end too.
 * @throws BuildError with the output of the build that failed
 */
export function buildAll(
  log: (line: string) => void = () => {},
  stop?: AbortSignal,
): Promise<void> {
  const onWait = () => log('  Another build is running: waiting for it to end.');
  return whileOnlyBuild(STAMPS, () => buildEach(log, stop), { onWait, ...(stop && { stop }) });
}

async function buildEach(log: (line: string) => void, stop?: AbortSignal): Promise<void> {
  const failure = new AbortController();
  const ended = stop ? AbortSignal.any([stop, failure.signal]) : failure.signal;
  const waiting = [...BUILT_PACKAGES];
  const worker = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      ended.throwIfAborted();
      await buildOne(name, log, ended);
    }
  };
  const workers = Array.from({ length: CONCURRENCY }, worker);
  try {
    await Promise.all(workers);
  } catch (error) {
    failure.abort();
    await Promise.allSettled(workers);
    throw error;
  }
}

/** Builds one package if it is out of date. @throws BuildError */
export const buildPackage = (name: string): Promise<void> =>
  whileOnlyBuild(STAMPS, () => buildOne(name, () => {}, new AbortController().signal));

async function buildOne(
  name: string,
  log: (line: string) => void,
  ended: AbortSignal,
): Promise<void> {
  const dir = packageDir(name);
  if (REMOTES.includes(name)) checkRemote(name);
  const hash = inputHash(dir);
  const stamp = join(STAMPS, name);
  if (isBuilt(dir) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) {
    return log(`  ${name}: up to date`);
  }
  rmSync(stamp, { force: true });
  const started = Date.now();
  await run(name, dir, ended);
  writeFileSync(stamp, hash);
  log(`  ${name}: built in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

/** Checks the outputs: they may have been deleted since. */
const isBuilt = (dir: string): boolean => {
  const { embed } = readPackage(dir).vitrina ?? {};
  return ['dist', ...(embed ? [embed] : [])].every((out) => existsSync(join(dir, out)));
};

class BuildError extends Error {
  override readonly name = 'BuildError';
}

function run(name: string, dir: string, ended: AbortSignal): Promise<void> {
  const { build } = readPackage(dir).scripts;
  if (!build) throw new BuildError(`${name} has no build script.`);
  const path = [join(dir, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  return new Promise((resolve, reject) => {
    const env = { ...process.env, PATH: path, NODE_ENV: 'production', FORCE_COLOR: '0' };
    const child = spawn(build, {
      cwd: dir,
      shell: true,
      // Own process group, so that the tool ends together with its shell.
      detached: process.platform !== 'win32',
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const end = () => endGroup(child);
    ended.addEventListener('abort', end, { once: true });
    child.once('error', reject);
    child.once('close', (code) => {
      ended.removeEventListener('abort', end);
      if (code === 0) resolve();
      else reject(new BuildError(`${name} did not build (exit ${code}):\n${output}`));
    });
  });
}

function endGroup(child: ChildProcess): void {
  if (child.pid === undefined || child.exitCode !== null) return;
  if (process.platform === 'win32') child.kill();
  else process.kill(-child.pid, 'SIGTERM');
}

/** `npm run build`. */
export async function main(args: string[]): Promise<number> {
  const stop = listenForStop();
  try {
    readArguments(args, {}, 'pnpm build');
    await buildAll((line) => console.error(line), stop.signal);
    return 0;
  } catch (error) {
    if (!stop.signal.aborted) console.error(`\n${error instanceof Error ? error.message : error}`);
    return 1;
  }
}
