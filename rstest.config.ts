import { defineConfig } from '@rstest/core';

const report = process.env.VITRINA_UNIT_REPORT;

/** Every package's unit tests in one run. */
export default defineConfig({
  projects: ['*/rstest.config.ts'],
  reporters: report ? ['default', ['json', { outputPath: report }]] : ['default'],
});
