import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rstest/core';
import { workerSourceRule } from './worker-source.ts';

export default defineConfig({
  name: 'mf-admin',
  testEnvironment: 'happy-dom',
  // Pages with lists are slow on a busy machine.
  testTimeout: 20_000,
  expect: { poll: { timeout: 10_000 } },
  setupFiles: ['@vitrina/shared-auth/testing/reset-page', './test/setup.ts'],
  plugins: [pluginReact()],
  tools: { rspack: { module: { rules: [workerSourceRule] } } },
});
