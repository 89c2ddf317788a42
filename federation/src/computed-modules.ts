import type { RsbuildPlugin } from '@rsbuild/core';

const COMPUTE = '?compute';

/**
 * Evaluates each `*.computed.ts` (`.js` in an installed package) at build time and inlines its exports,
 * which are JSON: pages contain a text derived from the rules, not the rules. Without this plugin, as in
 * unit tests, the module computes the same at run time.
 * @example
 * import { defineConfig } from '@rsbuild/core';
 * export default defineConfig({ plugins: [pluginComputedModules()] });
 */
export const pluginComputedModules = (): RsbuildPlugin => ({
  name: 'vitrina:computed-modules',
  setup(api) {
    api.transform(
      {
        test: /\.computed\.[jt]s$/,
        resourceQuery: { not: /^\?compute$/ },
        // Inside a module being computed, others are ordinary modules.
        issuer: { not: /\.computed\.[jt]s$/ },
      },
      async ({ resourcePath, importModule }) =>
        Object.entries(await importModule<Record<string, unknown>>(resourcePath + COMPUTE))
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join('\n'),
    );
  },
});
