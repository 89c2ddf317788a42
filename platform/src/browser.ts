import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/** Flags without which Chromium tries to reach the network by itself, or does not start as root. */
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
  /** Path of Playwright's own Chromium, whether or not it is downloaded. */
  playwrightPath: () => string;
  /** Unpacks the registry's Chromium. @throws when it cannot */
  registryPath: () => Promise<string>;
  /** Runs an installer. @returns whether it succeeded */
  run: (command: string, args: string[]) => boolean;
  isRoot: boolean;
}

/**
 * A Chromium for tests: `VITRINA_BROWSER`, else Playwright's own, else the system's, else the one
 * from the registry, else Playwright's download, else Debian's package when root.
 * @returns path of the executable
 * @throws Error that says what to do
 */
export async function findBrowser(search: BrowserSearch = machine()): Promise<string> {
  const named = search.env.VITRINA_BROWSER;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`VITRINA_BROWSER names ${named}, which does not exist.`);
  }
  const installed = () => [search.playwrightPath(), ...systemPlaces(search.env)].find(existsSync);
  const found = installed() ?? (await search.registryPath().catch(() => undefined));
  if (found) return found;
  if (search.run('npx', ['playwright', 'install', 'chromium'])) {
    const downloaded = installed();
    if (downloaded) return downloaded;
  }
  if (search.isRoot && search.run('apt-get', ['install', '-y', 'chromium'])) {
    const packaged = installed();
    if (packaged) return packaged;
  }
  throw new Error(
    'No Chromium was found. Install Chromium or Chrome, or set VITRINA_BROWSER to its executable.',
  );
}

function systemPlaces(env: NodeJS.ProcessEnv): string[] {
  const dirs = (env.PATH ?? '').split(delimiter).filter(Boolean);
  return [...dirs.flatMap((dir) => SYSTEM_NAMES.map((name) => join(dir, name))), ...FIXED_PLACES];
}

function machine(): BrowserSearch {
  return {
    env: process.env,
    playwrightPath: () => chromium.executablePath(),
    registryPath: async () => (await import('@sparticuz/chromium')).default.executablePath(),
    run: (command, args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0,
    isRoot: process.getuid?.() === 0,
  };
}
