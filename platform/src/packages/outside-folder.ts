import { type ChildProcess, spawn } from 'node:child_process';
import { delimiter } from 'node:path';
import { ROOT } from '../paths.ts';

const START_MS = 60_000;

interface OutsideOptions {
  /** npm settings, those of a package registry. */
  npmConfig: string;
  /** Folder of npm's cache: a new one is like a new machine. */
  cache: string;
}

interface StartOptions {
  args?: readonly string[];
  env?: Record<string, string>;
}

/** Folder of somebody with Node and npm, but without this workspace. */
export interface OutsideFolder {
  /** Runs npm in it. @returns its output @throws Error with the output, when it fails */
  npm(args: readonly string[], env?: Record<string, string>): Promise<string>;
  /** Starts a long-running script, such as a development server, and waits until `url` answers. */
  start(script: string, url: string, options?: StartOptions): Promise<RunningScript>;
}

export interface RunningScript {
  said(): string;
  stop(): Promise<void>;
}

export function outsideFolder(dir: string, { npmConfig, cache }: OutsideOptions): OutsideFolder {
  const environment = (env: Record<string, string> = {}) => ({
    ...cleanEnvironment(),
    NPM_CONFIG_USERCONFIG: npmConfig,
    npm_config_cache: cache,
    ...env,
  });
  return {
    npm: (args, env) =>
      new Promise((resolve, reject) => {
        const child = spawnNpm(args, dir, environment(env));
        const said = outputOf(child);
        child.once('error', reject);
        child.once('close', (code) =>
          code === 0
            ? resolve(said())
            : reject(new Error(`npm ${args.join(' ')} ended with ${code}:\n${said()}`)),
        );
      }),
    async start(script, url, { args = [], env } = {}) {
      const child = spawnNpm(['run', script, '--', ...args], dir, environment(env), true);
      const said = outputOf(child);
      const until = Date.now() + START_MS;
      while (Date.now() < until && child.exitCode === null) {
        const answer = await fetch(url).catch(() => null);
        // An event stream would stay open.
        await answer?.body?.cancel();
        if (answer?.ok) return { said, stop: () => endGroup(child) };
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      await endGroup(child);
      throw new Error(`npm run ${script} does not answer at ${url}:\n${said()}`);
    },
  };
}

/** Without variables of the running command and tools of this workspace. */
function cleanEnvironment(): Record<string, string | undefined> {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(?:npm_|VITRINA_|NODE_ENV$|NODE_OPTIONS$|INIT_CWD$|FORCE_COLOR$)/i.test(name),
  );
  const paths = (process.env.PATH ?? '').split(delimiter).filter((path) => !path.startsWith(ROOT));
  return { ...Object.fromEntries(kept), PATH: paths.join(delimiter), NO_COLOR: '1' };
}

const spawnNpm = (
  args: readonly string[],
  cwd: string,
  env: Record<string, string | undefined>,
  detached = false,
): ChildProcess =>
  spawn('npm', args, {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Own process group, so that npm's children end together with it.
    detached: detached && process.platform !== 'win32',
    shell: process.platform === 'win32',
  });

function outputOf(child: ChildProcess): () => string {
  let output = '';
  const keep = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  return () => output;
}

function endGroup(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || !child.pid) return Promise.resolve();
  const { pid } = child;
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    if (process.platform === 'win32') child.kill();
    else process.kill(-pid, 'SIGTERM');
  });
}
