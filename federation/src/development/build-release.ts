import { existsSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  createRsbuild,
  loadConfig,
  mergeRsbuildConfig,
  type RsbuildPlugin,
  type Rspack,
} from '@rsbuild/core';
import { readJson } from '../read-json.ts';
import { releaseEnvironments } from '../release-environments.ts';
import { RELEASE_FILE, type ReleaseManifest, releaseManifestSchema } from '../release-file.ts';

/** Inputs of a build; changing one starts the next build. */
export interface BuildInputs {
  /** Folders of sources, and of places where a missing one was looked for. */
  folders: ReadonlySet<string>;
}

export type BuildResult = BuildInputs &
  ({ manifest: ReleaseManifest; dir: string } | { problem: string });

/**
 * Builds the remote like a release. From scratch each time: about a second, and nothing of an earlier build
 * is left.
 * @param packageDir the remote's folder
 * @param into folder that gets `<release>/`
 * @returns the release, or the errors in the sources; does not throw for those
 */
export async function buildRelease(packageDir: string, into: string): Promise<BuildResult> {
  const folders = new Set<string>([packageDir]);
  const errors: string[] = [];
  const dist = join(into, 'next');
  rmSync(dist, { recursive: true, force: true });
  try {
    const { content } = await loadConfig({ cwd: packageDir });
    const environment = releaseEnvironments(packageDir);
    // Outside the watched folder, so that output is not a change.
    const roots = environment.map(
      (name) => [name, name === 'web' ? dist : join(into, name)] as const,
    );
    const rsbuild = await createRsbuild({
      cwd: packageDir,
      environment,
      rsbuildConfig: mergeRsbuildConfig(content, {
        logLevel: 'silent',
        plugins: [pluginInputs(folders, errors)],
        environments: Object.fromEntries(
          roots.map(([name, root]) => [name, { output: { distPath: { root } } }]),
        ),
      }),
    });
    const { close } = await rsbuild.build();
    await close();
    const manifest = readJson(join(dist, RELEASE_FILE), releaseManifestSchema);
    const dir = join(into, manifest.id);
    // Undoing an edit gives the same release again.
    if (!existsSync(dir)) renameSync(dist, dir);
    return { folders, manifest, dir };
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    return { folders, problem: errors.join('\n\n') || said };
  }
}

const pluginInputs = (folders: Set<string>, errors: string[]): RsbuildPlugin => ({
  name: 'vitrina:build-inputs',
  // Before the plugin that completes the release, which may refuse it.
  enforce: 'pre',
  setup(api) {
    api.onAfterEnvironmentCompile(({ stats }) => {
      if (!stats || !('compilation' in stats)) return;
      for (const file of inputsOf(stats.compilation)) folders.add(dirname(file));
      const { errors: found = [] } = stats.toJson({ all: false, errors: true });
      errors.push(
        ...found.map(({ message, moduleName }) => [moduleName, message].filter(Boolean).join('\n')),
      );
    });
  },
});

const inputsOf = ({ fileDependencies, missingDependencies }: Rspack.Compilation): string[] =>
  [...fileDependencies, ...missingDependencies].filter(
    (file) => !/[\\/]node_modules[\\/]/.test(file) && existsSync(dirname(file)),
  );
