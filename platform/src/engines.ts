import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Requirements of browsers other than Chromium, which `browser.ts` finds. */
const NEEDED = {
  firefox: { shown: 'Firefox', programs: ['firefox-esr', 'firefox'], packages: 'firefox-esr' },
  webkit: {
    shown: 'WebKitGTK',
    programs: ['MiniBrowser'],
    helpers: ['WebKitWebDriver', 'Xvfb'],
    packages: 'webkit2gtk-driver xvfb',
  },
} as const;
export type OtherEngine = keyof typeof NEEDED;
export const OTHER_ENGINES: readonly OtherEngine[] = ['firefox', 'webkit'];

/** Debian installs WebKit's MiniBrowser outside the path. */
const MINI_BROWSER_DIRS = ['x86_64', 'aarch64'].flatMap((machine) =>
  ['4.1', '4.0'].map((version) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${version}`),
);

export interface EngineSearch {
  env: NodeJS.ProcessEnv;
  exists: (path: string) => boolean;
}

/** @returns path of the engine's executable; undefined when a part is missing */
export function findEngine(
  engine: OtherEngine,
  { env, exists }: EngineSearch = { env: process.env, exists: existsSync },
): string | undefined {
  const needed = NEEDED[engine];
  const dirs = [...(env.PATH ?? '').split(delimiter).filter(Boolean), ...MINI_BROWSER_DIRS];
  const find = (program: string) => dirs.map((dir) => join(dir, program)).find(exists);
  const helpers = 'helpers' in needed ? needed.helpers : [];
  return helpers.every(find) ? needed.programs.map(find).find(Boolean) : undefined;
}

export function howToGet(engine: OtherEngine): string {
  const { shown, packages } = NEEDED[engine];
  return `${shown} is not installed: its tests did not run. On Debian: apt-get install ${packages}`;
}
