import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { STATE_DIR } from '../paths.ts';
import { runCommand } from '../run-command.ts';
import { publishPackages } from './publish-packages.ts';

/**
 * Installed on first use instead of being a dependency: 57 MB for one test and one measurement. 6.10 needs
 * Node 22. One of its dependencies names node-fetch by a tag that not every npm mirror has.
 */
const TOOL = {
  private: true,
  dependencies: { verdaccio: '6.7.4' },
  overrides: { 'node-fetch': '2.7.0' },
};
const TOOL_DIR = join(STATE_DIR, `verdaccio-${TOOL.dependencies.verdaccio}`);
const START_MS = 30_000;

export interface PackageRegistry {
  url: string;
  /** npm settings for its users: the scope is pinned to it, the user's own settings are ignored. */
  npmConfig: string;
  /** @param packages contents of the tarballs; defaults to what teams install */
  publish(
    tarballs: readonly string[],
    packages?: readonly { name: string; version: string }[],
  ): Promise<string[]>;
  stop(): Promise<void>;
}

/**
 * A local package registry: stores `@vitrina/*` itself and fetches everything else, never a name of this
 * scope, from the configured npm registry.
 * @param dir folder for its packages and settings
 */
export async function startPackageRegistry(dir: string, port: number): Promise<PackageRegistry> {
  await fetchTool();
  mkdirSync(dir, { recursive: true });
  const url = `http://localhost:${port}/`;
  const npmConfig = join(dir, 'npmrc');
  writeFileSync(
    npmConfig,
    [
      `registry=${url}`,
      `@vitrina:registry=${url}`,
      `//localhost:${port}/:_authToken=nobody`,
      'fund=false',
      'audit=false',
      'update-notifier=false',
      '',
    ].join('\n'),
  );
  writeFileSync(join(dir, 'config.yaml'), configuration(dir, await upstream()));
  const child = spawn(
    process.execPath,
    [
      join(TOOL_DIR, 'node_modules/verdaccio/bin/verdaccio'),
      '--config',
      join(dir, 'config.yaml'),
      '--listen',
      `127.0.0.1:${port}`,
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const stop = () => ended(child);
  try {
    await answers(`${url}-/ping`, child);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url,
    npmConfig,
    stop,
    publish: (tarballs, packages) => publishPackages(tarballs, npmConfig, packages),
  };
}

async function fetchTool(): Promise<void> {
  if (existsSync(join(TOOL_DIR, 'node_modules/verdaccio'))) return;
  const next = `${TOOL_DIR}.${process.pid}`;
  mkdirSync(next, { recursive: true });
  writeFileSync(join(next, 'package.json'), JSON.stringify(TOOL));
  const { code, output } = await runCommand('npm', ['install', '--no-audit', '--no-fund'], {
    cwd: next,
  });
  if (code !== 0) throw new Error(`The package registry could not be fetched:\n${output}`);
  rmSync(TOOL_DIR, { recursive: true, force: true });
  renameSync(next, TOOL_DIR);
}

async function upstream(): Promise<string> {
  const { output } = await runCommand('npm', ['config', 'get', 'registry']);
  return /^https?:\/\/\S+$/m.exec(output)?.[0] ?? 'https://registry.npmjs.org/';
}

const configuration = (dir: string, upstreamUrl: string): string => `
storage: ${JSON.stringify(join(dir, 'storage'))}
auth: { htpasswd: { file: ${JSON.stringify(join(dir, 'htpasswd'))}, max_users: -1 } }
uplinks: { upstream: { url: ${JSON.stringify(upstreamUrl)}, maxage: 30m, timeout: 60s } }
packages:
  '@vitrina/*': { access: $all, publish: $all, unpublish: $all }
  '**': { access: $all, proxy: upstream }
max_body_size: 50mb
log: { type: stdout, format: pretty, level: warn }
web: { enable: false }
`;

async function answers(url: string, child: ChildProcess): Promise<void> {
  let said = '';
  const keep = (chunk: Buffer) => {
    said += chunk.toString();
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  const until = Date.now() + START_MS;
  while (Date.now() < until && child.exitCode === null) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The package registry did not start:\n${said}`);
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
