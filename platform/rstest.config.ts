import { defineConfig } from '@rstest/core';

export default defineConfig({
  name: 'platform',
  testEnvironment: 'node',
  include: ['src/**/*.test.ts'],
  expect: { poll: { timeout: 10_000 } },
});
