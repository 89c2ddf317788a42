import { cpus } from 'node:os';
import { defineConfig } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from '@vitrina/platform/browser';
import type { EngineName } from './engines/driver/engine.ts';
import type { EngineOptions } from './engines/test.ts';

const all = process.env.VITRINA_TEST_ALL === '1';
/**
 * `npm test` runs each page's main flow, everything about money, sessions and releases, and one case of each
 * kind; further cases are tagged @matrix and run with `npm run test:all`.
 */
const notAlways = all ? [] : [/@matrix/];
const report = process.env.VITRINA_BROWSER_REPORT;

// The tests in `pages` cover the same cases in Chromium.
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
        // `npm test` runs each of these journeys in one engine only.
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
  // A test waits half of its time, so one worker more than CPUs, at most three.
  workers: Math.min(3, cpus().length + 1),
  // A test that passes on a retry hides a race.
  retries: 0,
  // On a busy machine a page scan, or calling every host operation, takes more than a minute.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  grepInvert: notAlways,
  reporter: report ? [['list'], ['json', { outputFile: report }]] : 'list',
  use: {
    browserName: 'chromium',
    locale: 'ro-RO',
    timezoneId: 'Europe/Bucharest',
    // Traces take a third of a run's time; use `--trace on` for a failing test.
    trace: 'off',
    launchOptions: {
      executablePath: process.env.VITRINA_BROWSER ?? (await findBrowser()),
      args: BROWSER_ARGS,
    },
  },
});
