import { join } from 'node:path';
import { defineConfig, loadConfig, mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';
import { packageDir } from '@vitrina/platform/paths';
import { REMOTES } from '@vitrina/platform/remotes';
import { shellConfig } from '../../shell/shell-config.ts';
import { chunkOf, writeMountModules } from './write-mount-modules.ts';

/** The measured page. */
const PAGE = '/products';

/** Bundler settings of each remote beyond the preset; its compiled-in code needs them too. */
const bundlerRules = (): Promise<RsbuildConfig[]> =>
  Promise.all(
    REMOTES.map(async (name) => {
      const { content } = await loadConfig({ cwd: packageDir(name) });
      return content.tools ? { tools: content.tools } : {};
    }),
  );

/**
 * The shell's own build, with remotes compiled in and without federation. It preloads the measured
 * page's chunk, as the federated build preloads the remote, so that preloading makes no difference.
 */
export default defineConfig(async () =>
  mergeRsbuildConfig(shellConfig([chunkOf(PAGE)]), ...(await bundlerRules()), {
    root: join(import.meta.dirname, '../../shell'),
    output: {
      distPath: { root: join(import.meta.dirname, '../dist-mono') },
      cssModules: { localIdentName: '[name]-[local]-[hash:base64:5]' },
    },
    resolve: { alias: { 'mount-modules$': writeMountModules() } },
    tools: {
      rspack: (config, { rspack }) => {
        config.plugins.push(
          new rspack.NormalModuleReplacementPlugin(
            /\/import-federation\.ts$/,
            join(import.meta.dirname, 'import-federation.ts'),
          ),
        );
      },
    },
  }),
);
