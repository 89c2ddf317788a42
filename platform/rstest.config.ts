import { defineConfig } from '@rstest/core';

export default defineConfig({
  name: 'platform',
  testEnvironment: 'node',
  include: ['src/**/*.test.ts'],
  // Tests start real processes, which need more than 5 s on a busy machine.
  testTimeout: 20_000,
  expect: { poll: { timeout: 10_000 } },
});
