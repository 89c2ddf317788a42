import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rstest/core';
import { sharedVersions } from '@vitrina/federation/shared-modules';

export default defineConfig({
  name: 'shell',
  testEnvironment: 'happy-dom',
  testTimeout: 20_000,
  expect: { poll: { timeout: 10_000 } },
  setupFiles: ['@vitrina/shared-auth/testing/reset-page', './test/setup.ts'],
  plugins: [pluginReact()],
  source: {
    define: {
      DEVELOPMENT: 'false',
      SHARED_VERSIONS: JSON.stringify(sharedVersions(import.meta.dirname)),
    },
  },
});
