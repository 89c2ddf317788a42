import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { CONTRACT_VERSION } from '@vitrina/contract/version';
import { scriptHash } from './document.ts';
import { fileIntegrity } from './release-manifest.ts';
import { ROUTER_NAMES, sharedVersions } from './shared-modules.ts';

/** `shell.json`: what the shell's build says of itself. */
export interface ShellManifest {
  version: string;
  contract: string;
  /** Version of each module it shares. */
  shared: Record<string, string>;
  routerNames: string[];
  /** Policy sources of the inline scripts in its template. */
  scriptHashes: string[];
  /** The HTML that every document is rendered from. */
  template: string;
}

export const SHELL_FILE = 'shell.json';
const CHUNKS_PLACE = '<!--vitrina:chunks-->';

interface PluginOptions {
  packageDir: string;
  version: string;
  /** Source of the inline boot script. */
  bootScript: string;
  /** Named chunks that loading any remote needs. */
  preloadChunks: readonly string[];
}

/** Names the chunks to preload in the template and writes `shell.json`. */
export function pluginShellManifest({
  packageDir,
  version,
  bootScript,
  preloadChunks,
}: PluginOptions): RsbuildPlugin {
  return {
    name: 'vitrina:shell-manifest',
    apply: 'build',
    setup(api) {
      api.onAfterEnvironmentCompile(({ environment, stats }) => {
        if (environment.name !== 'web' || !stats || stats.hasErrors()) return;
        const dir = environment.distPath;
        const { namedChunkGroups = {} } = stats.toJson({ all: false, chunkGroups: true });
        const files = new Set(
          preloadChunks.flatMap((name) => {
            const group = namedChunkGroups[name];
            if (!group) throw new Error(`The shell's build has no chunk called "${name}".`);
            return (group.assets ?? [])
              .map((asset) => asset.name)
              .filter((file) => file.endsWith('.js'));
          }),
        );
        const chunks = [...files].map((file) => ({
          url: `/${file}`,
          integrity: fileIntegrity(join(dir, file)),
          as: 'script',
        }));
        const template = join(dir, 'index.html');
        const block = `<script type="application/json" id="vitrina-chunks">${JSON.stringify(chunks)}</script>`;
        writeFileSync(
          template,
          readFileSync(template, 'utf8').replace(CHUNKS_PLACE, () => block),
        );
        const manifest: ShellManifest = {
          version,
          contract: CONTRACT_VERSION,
          shared: sharedVersions(packageDir),
          routerNames: [...ROUTER_NAMES],
          scriptHashes: [scriptHash(bootScript)],
          template: 'index.html',
        };
        writeFileSync(join(dir, SHELL_FILE), `${JSON.stringify(manifest, null, 2)}\n`);
      });
    },
  };
}
