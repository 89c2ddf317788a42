import { defineConfig } from '@rstest/core';

export default defineConfig({
  name: 'federation',
  testEnvironment: 'node',
  include: ['src/**/*.test.ts'],
  // Real stores, processes and web servers: 5 s are too few on a busy machine.
  testTimeout: 20_000,
  expect: { poll: { timeout: 10_000 } },
});
