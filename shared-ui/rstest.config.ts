import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rstest/core';

export default defineConfig({
  name: 'shared-ui',
  testEnvironment: 'happy-dom',
  setupFiles: ['./rstest.setup.ts'],
  plugins: [pluginReact()],
});
