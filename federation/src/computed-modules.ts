import type { RsbuildPlugin } from '@rsbuild/core';

const COMPUTE = '?compute';

/**
 * Runs each `*.computed.ts` (`.js` in an installed package) in the build and puts the values of its exports, which are JSON, in its
 * place: a page carries a text that follows from the rules, and not the rules. Without this plugin,
 * as in unit tests, the module computes the same by itself.
 */
export const pluginComputedModules = (): RsbuildPlugin => ({
  name: 'vitrina:computed-modules',
  setup(api) {
    api.transform(
      {
        test: /\.computed\.[jt]s$/,
        resourceQuery: { not: /^\?compute$/ },
        // Inside of one that is being computed another is an ordinary module.
        issuer: { not: /\.computed\.[jt]s$/ },
      },
      async ({ resourcePath, importModule }) =>
        Object.entries(await importModule<Record<string, unknown>>(resourcePath + COMPUTE))
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join('\n'),
    );
  },
});
