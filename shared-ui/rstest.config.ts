import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rstest/core';

export default defineConfig({
  name: 'shared-ui',
  testEnvironment: 'happy-dom',
  plugins: [pluginReact()],
});
