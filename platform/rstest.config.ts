import { defineConfig } from '@rstest/core';

export default defineConfig({
  name: 'platform',
  testEnvironment: 'node',
  include: ['src/**/*.test.ts'],
  // Real processes: 5 s are too few on a busy machine.
  testTimeout: 20_000,
  expect: { poll: { timeout: 10_000 } },
});
