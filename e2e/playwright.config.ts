import { cpus } from 'node:os';
import { defineConfig } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from '@vitrina/platform/browser';
import type { EngineName } from './engines/driver/engine.ts';
import type { EngineOptions } from './engines/test.ts';

const all = process.env.VITRINA_TEST_ALL === '1';
/**
 * `npm test` tries each page's main way, whatever concerns money, sessions and releases, and one case of
 * each kind; further cases are marked with @matrix and run with `npm run test:all`.
 */
const notAlways = all ? [] : [/@matrix/];
const report = process.env.VITRINA_BROWSER_REPORT;

// What the engines' journeys try in Chromium the tests of `pages` try in it too.
const ENGINES: EngineName[] = [...(all ? (['chromium'] as const) : []), 'firefox', 'webkit'];

export default defineConfig<object, EngineOptions>({
  projects: [
    { name: 'pages', testDir: './tests' },
    ...ENGINES.map((engineName) => ({
      name: engineName,
      testDir: './engines/journeys',
      use: { engineName },
      grepInvert: [
        ...notAlways,
        // Of two journeys of one kind `npm test` runs each in one engine.
        ...(all
          ? []
          : ENGINES.filter((name) => name !== engineName).map(
              (name) => new RegExp(`@gate-${name}`),
            )),
      ],
    })),
  ],
  globalSetup: './src/global-setup.ts',
  outputDir: './test-results',
  fullyParallel: false,
  // A test waits for a half of its time: one worker more than processors, and no more than three.
  workers: Math.min(3, cpus().length + 1),
  // A test that passes at the second try hides a race.
  retries: 0,
  // On a busy machine a scan of a page, or all calls of a host, take more than a minute.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  grepInvert: notAlways,
  reporter: report ? [['list'], ['json', { outputFile: report }]] : 'list',
  use: {
    browserName: 'chromium',
    locale: 'ro-RO',
    timezoneId: 'Europe/Bucharest',
    // Writing traces is a third of a run's time; `--trace on` brings one of a test that fails.
    trace: 'off',
    launchOptions: {
      executablePath: process.env.VITRINA_BROWSER ?? (await findBrowser()),
      args: BROWSER_ARGS,
    },
  },
});
