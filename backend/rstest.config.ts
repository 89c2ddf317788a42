import { defineConfig } from '@rstest/core';

export default defineConfig({
  name: 'backend',
  testEnvironment: 'node',
  globalSetup: './src/testing/start-database-server.ts',
  testTimeout: 20_000,
  hookTimeout: 60_000,
});
