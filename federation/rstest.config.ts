import { defineConfig } from '@rstest/core';

export default defineConfig({
  name: 'federation',
  testEnvironment: 'node',
  include: ['src/**/*.test.ts'],
});
