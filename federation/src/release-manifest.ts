import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import type { RemoteManifest } from '@vitrina/contract/remote';
import * as z from 'zod/mini';
import { fileIntegrity, fillContentHash } from './content-hash.ts';
import { contributionsOf } from './contributions-of.ts';
import { importedNames, missingNames, ownSources, unreadNames } from './imported-names.ts';
import { readJson } from './read-json.ts';
import { RELEASE_FILE, type ReleaseFile, type ReleaseManifest } from './release-file.ts';
import { addRenderBundle, BUNDLE_FILE, hasHtml, RENDER_ENVIRONMENT } from './render-environment.ts';
import { offeredNames, SHARED_MODULES } from './shared-modules.ts';
import { neededRange } from './shared-since.ts';

export type { ReleaseManifest } from './release-file.ts';

interface PluginOptions {
  manifest: RemoteManifest;
  /** With `HASH_PLACE` in place of the build's hash. */
  release: { id: string; version: string; container: string };
}

/** The federation plugin's description for tools; dropped, because its order differs between builds. */
const FEDERATION_FILE = 'mf-manifest.json';
const FEDERATION_STATS = 'mf-stats.json';

/**
 * Writes `release.json` beside the federated build, and names the release by the hash of all files: the same
 * source gives the same bytes and name in every folder.
 */
export function pluginReleaseManifest({ manifest, release }: PluginOptions): RsbuildPlugin {
  return {
    name: 'vitrina:release-manifest',
    apply: 'build',
    setup(api) {
      let complete: (() => void) | undefined;
      let bundle: string | undefined;
      api.onAfterEnvironmentCompile(({ environment, stats }) => {
        if (stats?.hasErrors()) return;
        const dir = environment.distPath;
        if (environment.name === RENDER_ENVIRONMENT) bundle = dir;
        if (environment.name !== 'web') return;
        const federation = readJson(join(dir, FEDERATION_FILE), federationManifest);
        for (const file of [FEDERATION_FILE, FEDERATION_STATS])
          rmSync(join(dir, file), { force: true });
        const sources = ownSources(stats?.compilation.fileDependencies ?? []);
        const used = importedNames(sources, SHARED_MODULES);
        const written = new Set(
          manifest.mounts.filter(({ html }) => html).map(({ module }) => module),
        );
        const release_: ReleaseManifest = {
          name: manifest.name,
          ...release,
          contract: manifest.contract,
          selfContained: true,
          entry: describe(
            dir,
            join(federation.metaData.remoteEntry.path, federation.metaData.remoteEntry.name),
          ),
          modules: Object.fromEntries(
            federation.exposes.map(({ path, assets }) => [
              path,
              [
                ...assets.js.sync.map((file) => ({
                  ...describe(dir, file),
                  as: 'script' as const,
                })),
                ...assets.css.sync.map((file) => ({
                  ...describe(dir, file),
                  as: 'style' as const,
                })),
                // Prerendered pages show at once what is lazy in a browser.
                ...(written.has(path) ? lateOnly(assets.css) : []).map((file) => ({
                  ...describe(dir, file),
                  as: 'style' as const,
                  late: true as const,
                })),
              ],
            ]),
          ),
          shared: Object.fromEntries(
            SHARED_MODULES.map((name) => [name, neededRange(name, used[name])]),
          ),
          sharedNames: importedNames(sources),
          mounts: manifest.mounts,
          ...contributionsOf(manifest),
          ...(manifest.needs && { needs: manifest.needs }),
        };
        const unread = unreadNames(release_.sharedNames, consumedModules(stats?.compilation));
        if (unread.length > 0)
          throw new Error(
            `${manifest.name} takes ${unread.join(', ')} from the shell, but not by name: write import { … } from, so that the release check can compare the names.`,
          );
        const missing = missingNames(release_.sharedNames, offeredNames());
        if (missing) throw new Error(`${manifest.name} uses what no shell offers: ${missing}.`);
        checkBudgets(dir, manifest, release_);
        complete = () => {
          const whole = { ...release_, ...renderBundle(manifest, dir, bundle) };
          writeFileSync(join(dir, RELEASE_FILE), `${JSON.stringify(whole, null, 2)}\n`);
          fillContentHash(dir);
        };
      });
      api.onAfterBuild(() => complete?.());
    },
  };
}

/**
 * Describes the bundle that renders pages, and copies it beside the other files.
 * @param built folder of that bundle's build
 */
function renderBundle(
  manifest: RemoteManifest,
  dir: string,
  built: string | undefined,
): Pick<ReleaseManifest, 'renderBundle'> {
  if (!hasHtml(manifest)) return {};
  if (!built)
    throw new Error(
      `${manifest.name} has mounts with "html", and nothing was built that renders them: let the build script of its package.json be "rsbuild build --environment web --environment ${RENDER_ENVIRONMENT}".`,
    );
  addRenderBundle(built, dir);
  return { renderBundle: describe(dir, BUNDLE_FILE) };
}

/**
 * Modules that the compiled code takes from the page, by `consume shared module (default) zod/mini@^4.0.0 …`.
 */
const consumedModules = (compilation: Rspack.Compilation | undefined): string[] =>
  [...(compilation?.modules ?? [])].flatMap(
    (one) =>
      /^consume shared module \(\S+\) (@?[^@\s]+)@/.exec(one.readableIdentifier())?.[1] ?? [],
  );

/** @throws Error naming each module over its budget, with its files */
function checkBudgets(
  dir: string,
  { name, budgets = {} }: RemoteManifest,
  { entry, modules }: ReleaseManifest,
): void {
  for (const [module, budget] of Object.entries(budgets)) {
    const scripts = (modules[module.slice(2)] ?? modules[module] ?? []).filter(
      ({ as }) => as === 'script',
    );
    const sizes = [entry, ...scripts].map(
      ({ file }) => [file, gzipSync(readFileSync(join(dir, file)), { level: 9 }).length] as const,
    );
    const total = sizes.reduce((sum, [, bytes]) => sum + bytes, 0);
    if (total <= budget) continue;
    const files = sizes.map(([file, bytes]) => `  ${file}: ${bytes}`).join('\n');
    throw new Error(
      `${name} ${module} is over its budget, ${total} of ${budget} bytes (gzip):\n${files}`,
    );
  }
}

/** If a page has a sheet twice, Chromium computes all styles again for each sheet that loads later. */
const lateOnly = ({ sync, async: late }: z.output<typeof fileLists>): string[] =>
  late.filter((file) => !sync.includes(file));

const describe = (dir: string, file: string): ReleaseFile => ({
  file,
  integrity: fileIntegrity(join(dir, file)),
});

const fileLists = z.object({ sync: z.array(z.string()), async: z.array(z.string()) });
/** The part we read of the federation plugin's `mf-manifest.json`. */
const federationManifest = z.object({
  metaData: z.object({ remoteEntry: z.object({ path: z.string(), name: z.string() }) }),
  exposes: z.array(
    z.object({ path: z.string(), assets: z.object({ js: fileLists, css: fileLists }) }),
  ),
});
