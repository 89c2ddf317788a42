import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rstest/core';

export default defineConfig({
  name: 'mf-shop',
  testEnvironment: 'happy-dom',
  testTimeout: 20_000,
  expect: { poll: { timeout: 10_000 } },
  setupFiles: ['@vitrina/shared-auth/testing/reset-page'],
  plugins: [pluginReact()],
});
