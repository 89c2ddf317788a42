import { createRequire } from 'node:module';
import type { RsbuildPlugin } from '@rsbuild/core';

const BUNDLER_RUNTIME = '@module-federation/webpack-bundler-runtime';
/** The generated entry is a data URL that imports the runtime by its absolute path. */
const GENERATED_ENTRY =
  /(data:text\/javascript,import%20__module_federation_bundler_runtime__%20from%20%22)[^;]*?(?=%22)/;

/**
 * Makes the code that the federation plugin generates import the runtime's ES modules. The plugin
 * resolves the CommonJS files, which cannot be tree-shaken: about 6 kB (gzip) more in each entry.
 * The generated entry names its runtime by name instead of by path: ids of modules are made from
 * it, so a build in another folder would have other bytes.
 * It leans on the file names of the pinned 2.9.2; the byte budget of a remote's entry notices when
 * they change.
 */
export function pluginEsmRuntime(): RsbuildPlugin {
  return {
    name: 'vitrina:esm-runtime',
    setup(api) {
      api.modifyRspackConfig((config, { rspack, environment }) => {
        if (environment.name !== 'web') return;
        const enhanced = createRequire(import.meta.url).resolve('@module-federation/enhanced');
        const tools = esmFile(enhanced, '@module-federation/runtime-tools');
        const runtime = esmFile(tools, '@module-federation/runtime');
        config.resolve.alias = {
          ...config.resolve.alias,
          '@module-federation/runtime-tools$': tools,
          '@module-federation/runtime': runtime,
          '@module-federation/runtime-core$': esmFile(runtime, '@module-federation/runtime-core'),
          [`${BUNDLER_RUNTIME}$`]: esmFile(tools, BUNDLER_RUNTIME),
        };
        config.plugins.push(
          new rspack.NormalModuleReplacementPlugin(GENERATED_ENTRY, (resource) => {
            resource.request = resource.request.replace(
              GENERATED_ENTRY,
              `$1${encodeURIComponent(BUNDLER_RUNTIME)}`,
            );
          }),
        );
      });
    },
  };
}

const esmFile = (from: string, name: string) =>
  createRequire(from)
    .resolve(name)
    .replace(/\.cjs$/, '.js');
