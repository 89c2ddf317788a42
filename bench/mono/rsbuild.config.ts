import { join } from 'node:path';
import { defineConfig, loadConfig, mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';
import { packageDir } from '@vitrina/platform/paths';
import { REMOTES } from '@vitrina/platform/remotes';
import { shellConfig } from '../../shell/shell-config.ts';
import { chunkOf, writeMountModules } from './write-mount-modules.ts';

/** The page that is measured. */
const PAGE = '/products';

/** What the build of each remote tells the bundler beyond the preset: what is compiled in here needs it too. */
const bundlerRules = (): Promise<RsbuildConfig[]> =>
  Promise.all(
    REMOTES.map(async (name) => {
      const { content } = await loadConfig({ cwd: packageDir(name) });
      return content.tools ? { tools: content.tools } : {};
    }),
  );

/**
 * The shell's own build, with remotes compiled in and without federation. It preloads the measured
 * page's chunk as the federated build preloads the remote, so that the comparison is not about that.
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
