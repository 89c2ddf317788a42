import { defineConfig } from '@rstest/core';

const report = process.env.VITRINA_UNIT_REPORT;

/** Every package's unit tests in one run. */
export default defineConfig({
  projects: ['*/rstest.config.ts', 'create-remote/template/rstest.config.ts'],
  // By default one worker is left out, which on two cores is half of them. Threads start faster.
  pool: { type: 'threads', maxWorkers: '100%' },
  reporters: report ? ['default', ['json', { outputPath: report }]] : ['default'],
});
