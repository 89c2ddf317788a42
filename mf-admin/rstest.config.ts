import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rstest/core';
import { workerSourceRule } from './worker-source.ts';

export default defineConfig({
  name: 'mf-admin',
  testEnvironment: 'happy-dom',
  plugins: [pluginReact()],
  tools: { rspack: { module: { rules: [workerSourceRule] } } },
});
