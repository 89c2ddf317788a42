import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rstest/core';

export default defineConfig({
  name: 'quiz-react',
  testEnvironment: 'happy-dom',
  plugins: [pluginReact()],
});
