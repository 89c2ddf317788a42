import { join } from 'node:path';
import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

/** Each peer of the questionnaire as one script and, where it has one, one style. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [pluginReact()],
  source: {
    entry: Object.fromEntries(
      Object.entries({ floor: './floor.ts', react: './react.tsx', survey: './survey.ts' }).map(
        ([name, file]) => [name, { import: file, html: false }],
      ),
    ),
  },
  splitChunks: false,
  output: {
    distPath: { root: join(import.meta.dirname, '../dist-questionnaire'), js: '', css: '' },
    cleanDistPath: true,
    overrideBrowserslist: ['chrome >= 123'],
    filename: { js: '[name].js', css: '[name].css' },
    legalComments: 'none',
  },
});
