import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rstest/core';

export default defineConfig({
  name: 'mf-partner',
  testEnvironment: 'happy-dom',
  setupFiles: ['./test/setup.ts'],
  plugins: [pluginReact()],
});
