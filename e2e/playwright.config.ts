import { cpus } from 'node:os';
import { defineConfig } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from '@vitrina/platform/browser';

const all = process.env.VITRINA_TEST_ALL === '1';
const report = process.env.VITRINA_BROWSER_REPORT;

export default defineConfig({
  testDir: './tests',
  globalSetup: './src/global-setup.ts',
  outputDir: './test-results',
  fullyParallel: false,
  workers: Math.max(1, Math.min(2, cpus().length)),
  // A test that passes at the second try hides a race.
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  ...(!all && { grepInvert: /@matrix/ }),
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
