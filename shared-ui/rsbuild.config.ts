import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

/** The gallery: every component in both themes. Never released. */
export default defineConfig({
  plugins: [pluginReact()],
  source: { entry: { index: './gallery/main.tsx' } },
  html: { template: './gallery/index.html' },
  output: { cssModules: { localIdentName: 'ui-[local]-[hash:base64:5]' } },
});
