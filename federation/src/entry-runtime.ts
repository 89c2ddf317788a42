import { join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';

/** Without its extension: TypeScript here, JavaScript in the installed package. */
const OURS = join(import.meta.dirname, 'container-runtime');
/** A data URL that holds the code which the plugin generates. */
const GENERATED = /!=!data:text\/javascript,import%20__module_federation_bundler_runtime__%20/;
/** What stands for our file in ids of modules: its path would differ from folder to folder. */
const NAME = 'vitrina-container-runtime';

/**
 * Gives the entry of a remote a runtime of one screen (`container-runtime`), in place of the one that the
 * federation plugin generates: 5 kB (gzip) less in each entry, and nothing that the page has to hold
 * for it. It leans on what the pinned 2.9.2 generates; the byte budget of a remote's entry notices
 * when that changes.
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
