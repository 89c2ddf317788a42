import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rstest/core';

export default defineConfig({
  name: 'shared-ui',
  testEnvironment: 'happy-dom',
  testTimeout: 20_000,
  setupFiles: ['./rstest.setup.ts'],
  plugins: [pluginReact()],
});
