import { defineConfig } from '@rstest/core';

export default defineConfig({
  name: 'federation',
  testEnvironment: 'node',
  include: ['src/**/*.test.ts'],
  // Real stores, processes and web servers: on a machine that does other things, 5 s are too few.
  testTimeout: 20_000,
  expect: { poll: { timeout: 10_000 } },
});
