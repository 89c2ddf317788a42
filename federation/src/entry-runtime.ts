import { join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';

/** Without extension: TypeScript here, JavaScript in the installed package. */
const OURS = join(import.meta.dirname, 'container-runtime');
/** Data URL with the plugin's generated code. */
const GENERATED = /!=!data:text\/javascript,import%20__module_federation_bundler_runtime__%20/;
/** Replaces our file in module ids, because its path would differ between folders. */
const NAME = 'vitrina-container-runtime';

/**
 * Replaces the federation plugin's runtime in a remote's entry by a one-screen one (`container-runtime`): 5
 * kB (gzip) less per entry, and nothing needed from the page. Depends on the output of the pinned 2.9.2;
 * the entry's byte budget detects changes.
 */
export function pluginEntryRuntime(): RsbuildPlugin {
  return {
    name: 'vitrina:entry-runtime',
    setup(api) {
      api.modifyRspackConfig((config, { rspack, environment }) => {
        if (environment.name !== 'web') return;
        config.resolve.alias = { ...config.resolve.alias, [`${NAME}$`]: OURS };
        config.plugins.push(
          new rspack.NormalModuleReplacementPlugin(GENERATED, (resource) => {
            resource.request = NAME;
          }),
        );
      });
    },
  };
}
