import { defineConfig } from '@rstest/core';

export default defineConfig({
  name: 'backend',
  testEnvironment: 'node',
  setupFiles: ['../contract/test/tell-failed-assertion.ts'],
  globalSetup: './src/testing/start-database-server.ts',
  testTimeout: 20_000,
  // The default second is too short for starting a process on a busy machine.
  expect: { poll: { timeout: 10_000 } },
  hookTimeout: 60_000,
});
