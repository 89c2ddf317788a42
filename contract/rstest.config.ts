import { defineConfig } from '@rstest/core';

export default defineConfig({
  name: 'contract',
  testEnvironment: 'node',
  setupFiles: ['./test/tell-failed-assertion.ts'],
});
