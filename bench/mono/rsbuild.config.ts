import { join } from 'node:path';
import { defineConfig, mergeRsbuildConfig } from '@rsbuild/core';
import { workerSourceRule } from '../../mf-admin/worker-source.ts';
import { shellConfig } from '../../shell/shell-config.ts';

/**
 * The shell's own build, with remotes compiled in and without federation. It preloads the product
 * list's chunk as the federated build preloads the remote, so that the comparison is not about that.
 */
export default defineConfig(
  mergeRsbuildConfig(shellConfig(['products']), {
    root: join(import.meta.dirname, '../../shell'),
    output: {
      distPath: { root: join(import.meta.dirname, '../dist-mono') },
      cssModules: { localIdentName: '[name]-[local]-[hash:base64:5]' },
    },
    tools: {
      rspack: (config, { rspack, addRules }) => {
        // The console's build has it; what is compiled in here needs it too.
        addRules(workerSourceRule);
        config.plugins.push(
          new rspack.NormalModuleReplacementPlugin(
            /\/(?:load-mount|import-federation)\.ts$/,
            join(import.meta.dirname, 'load-mount.ts'),
          ),
        );
      },
    },
  }),
);
