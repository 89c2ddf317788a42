import { defineConfig } from '@rstest/core';

export default defineConfig({
  name: 'backend',
  testEnvironment: 'node',
  setupFiles: ['../contract/test/tell-failed-assertion.ts'],
  globalSetup: './src/testing/start-database-server.ts',
  testTimeout: 20_000,
  // A second, its default, is gone on a busy machine while a process starts.
  expect: { poll: { timeout: 10_000 } },
  hookTimeout: 60_000,
});
