import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { packageDir, STATE_DIR } from './paths.ts';

/** Without these, Chromium contacts the network by itself, or does not start as root. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const FIXED_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

export interface BrowserSearch {
  env: NodeJS.ProcessEnv;
  /** Path of Playwright's own Chromium, downloaded or not. */
  playwrightPath: () => string;
  /** Unpacks the registry's Chromium. @throws when it cannot */
  registryPath: () => Promise<string>;
  /** Downloads Playwright's own. @returns whether it succeeded */
  download: () => boolean;
  /** Installs Debian's package. @returns whether it succeeded */
  installPackage: () => boolean;
  /** Whether the executable starts here: libraries may be missing, or another user may own it. */
  starts: (path: string) => boolean;
  isRoot: boolean;
}

/**
 * Finds a Chromium for tests: `VITRINA_BROWSER`, else the registry's, Playwright's own, the system's,
 * Playwright's download, or Debian's package when root. The registry's is the same everywhere, and has no
 * window: an empty page takes a tenth of the CPU time.
 * @returns path of the executable
 * @throws Error that says what to do
 */
export async function findBrowser(search: BrowserSearch = machine()): Promise<string> {
  const named = search.env.VITRINA_BROWSER;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`VITRINA_BROWSER names ${named}, which does not exist.`);
  }
  const usable = (path: string) => existsSync(path) && search.starts(path);
  const installed = () => [search.playwrightPath(), ...systemPlaces(search.env)].find(usable);
  const found = (await unpacked(search, usable)) ?? installed();
  if (found) return found;
  for (const install of [search.download, ...(search.isRoot ? [search.installPackage] : [])]) {
    const added = install() ? installed() : undefined;
    if (added) return added;
  }
  throw new Error(
    'No Chromium was found. Install Chromium or Chrome, or set VITRINA_BROWSER to its executable.',
  );
}

async function unpacked(
  { registryPath }: BrowserSearch,
  usable: (path: string) => boolean,
): Promise<string | undefined> {
  const path = await registryPath().catch(() => undefined);
  return path && usable(path) ? path : undefined;
}

function systemPlaces(env: NodeJS.ProcessEnv): string[] {
  const dirs = (env.PATH ?? '').split(delimiter).filter(Boolean);
  return [...dirs.flatMap((dir) => SYSTEM_NAMES.map((name) => join(dir, name))), ...FIXED_PLACES];
}

function machine(): BrowserSearch {
  return {
    env: process.env,
    playwrightPath: () => chromium.executablePath(),
    registryPath,
    // By path: npx looks in the workspace root, which has no Playwright.
    download: () => succeeds(process.execPath, [PLAYWRIGHT_CLI, 'install', 'chromium']),
    installPackage: () =>
      succeeds('apt-get', ['update']) && succeeds('apt-get', ['install', '-y', 'chromium']),
    starts: (path) => spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0,
    isRoot: process.getuid?.() === 0,
  };
}

const PLAYWRIGHT_CLI = join(packageDir('platform'), 'node_modules/playwright/cli.js');

const succeeds = (command: string, args: string[]): boolean =>
  spawnSync(command, args, { stdio: 'inherit' }).status === 0;

/**
 * Unpacks into our own folder. The package defaults to the shared temporary folder, where any user can
 * place an executable of that name, and where another user's copy cannot be run.
 */
async function registryPath(): Promise<string> {
  const before = process.env.TMPDIR;
  process.env.TMPDIR = join(STATE_DIR, 'browser');
  mkdirSync(process.env.TMPDIR, { recursive: true });
  try {
    return await (await import('@sparticuz/chromium')).default.executablePath();
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
}
