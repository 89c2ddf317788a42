import { defineConfig } from '@rstest/core';

export default defineConfig({
  name: 'bench',
  testEnvironment: 'node',
  include: ['src/**/*.test.ts'],
});
