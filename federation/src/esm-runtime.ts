import { createRequire } from 'node:module';
import type { RsbuildPlugin } from '@rsbuild/core';

/**
 * Makes the code that the federation plugin generates import the runtime's ES modules. The plugin
 * resolves the CommonJS files, which cannot be tree-shaken: about 6 kB (gzip) more in each entry.
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
        };
        config.plugins.push(
          new rspack.NormalModuleReplacementPlugin(
            /@module-federation[\\/]webpack-bundler-runtime[\\/]dist[\\/]index\.cjs$/,
            (resource) => {
              resource.request = resource.request.replace(/\.cjs$/, '.js');
            },
          ),
        );
      });
    },
  };
}

const esmFile = (from: string, name: string) =>
  createRequire(from)
    .resolve(name)
    .replace(/\.cjs$/, '.js');
