import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { inputHash } from '@vitrina/federation/input-hash';
import { packageDir, STATE_DIR } from './paths.ts';
import { REMOTES } from './platform.ts';

/** Every package with something to build. They compile the others from source, so order is free. */
export const BUILT_PACKAGES = ['backend', 'shell', ...REMOTES] as const;

const CONCURRENCY = 2;

/**
 * Builds what is out of date by the hash of its inputs.
 * @throws BuildError with the output of the build that failed
 */
export async function buildAll(log: (line: string) => void = () => {}): Promise<void> {
  const waiting = [...BUILT_PACKAGES];
  const worker = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) await buildOne(name, log);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
}

async function buildOne(name: string, log: (line: string) => void): Promise<void> {
  const dir = packageDir(name);
  const hash = await inputHash(dir);
  const stamp = join(STATE_DIR, 'builds', name);
  if (existsSync(join(dir, 'dist')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) {
    return log(`  ${name}: up to date`);
  }
  rmSync(stamp, { force: true });
  const started = Date.now();
  await run(name, dir);
  mkdirSync(join(STATE_DIR, 'builds'), { recursive: true });
  writeFileSync(stamp, hash);
  log(`  ${name}: built in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

export class BuildError extends Error {
  override readonly name = 'BuildError';
}

/** Runs the package's `build` script with its own tools on the path. */
function run(name: string, dir: string): Promise<void> {
  const { scripts } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as {
    scripts: { build: string };
  };
  const path = [join(dir, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  return new Promise((resolve, reject) => {
    const env = { ...process.env, PATH: path, NODE_ENV: 'production', FORCE_COLOR: '0' };
    const child = spawn(scripts.build, {
      cwd: dir,
      shell: true,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new BuildError(`${name} did not build (exit ${code}):\n${output}`));
    });
  });
}

/** `npm run build`. */
export async function main(): Promise<number> {
  await buildAll((line) => console.error(line));
  return 0;
}
