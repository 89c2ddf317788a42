// @ts-check
/**
 * First step of every command; needs only Node and npm. Runs the pinned pnpm through npx, installs when the
 * lockfile is newer than the installation, then runs the verb's module in this process, so that signals
 * reach it directly.
 */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const VERBS = {
  start: './src/start.ts',
  dev: './src/dev.ts',
  test: './src/test.ts',
  build: './src/build.ts',
  bench: '../bench/src/main.ts',
  packages: './src/packages/main.ts',
  playground: './src/playground/main.ts',
  release: './src/release.ts',
  rollback: './src/release.ts',
  releases: './src/release.ts',
  promote: './src/release.ts',
  'stop-canary': './src/release.ts',
  'release-embed': './src/release.ts',
  'render-html': './src/release.ts',
  'write-pages': './src/release.ts',
  'publish-entries': './src/release.ts',
  'co-sign': './src/release.ts',
  'sign-registry': './src/release.ts',
  'repair-registry': './src/release.ts',
  previews: './src/release.ts',
  'prune-releases': './src/release.ts',
  'mark-good': './src/release.ts',
  'mark-bad': './src/release.ts',
  roster: './src/release.ts',
  'switch-off': './src/release.ts',
  'switch-on': './src/release.ts',
  hold: './src/release.ts',
  'end-hold': './src/release.ts',
  'registry-keys': './src/release.ts',
  'root-keys': './src/release.ts',
  'team-keys': './src/release.ts',
  'freshness-keys': './src/release.ts',
  delegation: './src/release.ts',
  'sign-delegation': './src/release.ts',
  'publish-delegation': './src/release.ts',
  conformance: '../e2e/src/conformance/main.ts',
};
const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** @param {string} message @returns {never} */
function fail(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}

/** @param {string} file @returns {any} */
const readJson = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  fail(`Vitrina needs Node 20.19 or newer; this is ${process.version}.`);
}

/** pnpm's record of the last installation. */
const STAMP = 'node_modules/.modules.yaml';

function isInstalled() {
  const stamp = join(root, STAMP);
  if (!existsSync(stamp)) return false;
  const installed = statSync(stamp).mtimeMs;
  return ['pnpm-lock.yaml', 'pnpm-workspace.yaml'].every(
    (file) => statSync(join(root, file)).mtimeMs <= installed,
  );
}

/** `npm run` sets variables that pnpm would read as its own settings. */
function cleanEnvironment() {
  const keep = /^npm_config_(cache|registry|prefix|userconfig|cafile|proxy|https_proxy)$/i;
  const drop = /^npm_(config_|lifecycle_|package_|command|execpath|node_execpath)/i;
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => keep.test(name) || !drop.test(name)),
  );
}

/**
 * npm and pnpm cache in the home folder. Where it is read-only (a service user, a container) they use one
 * inside the checkout; the user's settings stay.
 * @param {Record<string, string | undefined>} env
 */
function withWritableHome(env) {
  const home = homedir();
  try {
    accessSync(home, constants.W_OK);
    return env;
  } catch {
    const own = join(root, '.platform', 'home');
    console.error(`${home} cannot be written; npm and pnpm keep their caches in ${own}.`);
    mkdirSync(own, { recursive: true });
    const settings = join(home, '.npmrc');
    return {
      ...env,
      HOME: own,
      // `npm run` passes on its cache; one outside the home was set deliberately and stays.
      ...(env.npm_config_cache?.startsWith(home) && { npm_config_cache: join(own, '.npm') }),
      ...(existsSync(settings) && { npm_config_userconfig: settings }),
    };
  }
}

function install() {
  const { packageManager } = readJson('package.json');
  console.error(`Installing with ${packageManager} …`);
  const npx = process.platform === 'win32' ? 'npx.cmd' : 'npx';
  const result = spawnSync(npx, ['--yes', packageManager, 'install', '--frozen-lockfile'], {
    cwd: root,
    stdio: ['ignore', process.stderr.fd, process.stderr.fd],
    env: withWritableHome(cleanEnvironment()),
    shell: process.platform === 'win32',
  });
  if (result.error) fail(`npx could not be run: ${result.error.message}`);
  // A null status means a signal ended it.
  if (result.status !== 0) fail(`The installation failed (${result.status ?? result.signal}).`);
}

const [verb = '', ...args] = process.argv.slice(2);
const entry = Object.entries(VERBS).find(([name]) => name === verb)?.[1];
if (!entry) fail(`Usage: node platform/bootstrap.mjs ${Object.keys(VERBS).join('|')} [options]`);
checkNode();
if (!isInstalled()) install();

process.chdir(root);
const { register } = await import('tsx/esm/api');
register();
/** @type {{ main(args: string[], verb: string): Promise<number> }} */
const { main } = await import(entry);
process.exitCode = await main(args, verb);
