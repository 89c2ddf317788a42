import { defineConfig } from '@rstest/core';

export default defineConfig({
  name: 'create-remote',
  testEnvironment: 'node',
  include: ['src/**/*.test.ts'],
});
