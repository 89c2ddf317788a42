import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';

interface ByteBudget {
  /** Entry whose initial scripts are counted. */
  entry: string;
  /** Limit for them together, each file gzipped at level 9. */
  maxGzipBytes: number;
  /** Modules that must not be among them, because they load later. */
  later: readonly RegExp[];
  /** Limit by name of a lazy chunk: all scripts that load with it. */
  lazy?: Readonly<Record<string, number>>;
}

/**
 * Fails the build when the initial scripts are too large, contain modules that should load later, or when the
 * build has no such entry.
 * @example
 * import { defineConfig } from '@rsbuild/core';
 * const budget = pluginByteBudget({ entry: 'index', maxGzipBytes: 126_000, later: [/node_modules\/zod\//] });
 * export default defineConfig({ plugins: [budget] });
 */
export function pluginByteBudget(budget: ByteBudget): RsbuildPlugin {
  return {
    name: 'vitrina:byte-budget',
    apply: 'build',
    setup(api) {
      api.onAfterEnvironmentCompile(({ environment, stats }) => {
        if (environment.name !== 'web' || !stats || stats.hasErrors() || !('hash' in stats)) return;
        const { compilation } = stats;
        const entrypoint = compilation.entrypoints.get(budget.entry);
        if (!entrypoint) throw new Error(`The build has no entry called "${budget.entry}".`);
        const sizesOf = (files: readonly string[]) =>
          files
            .filter((file) => file.endsWith('.js'))
            .map((file): [file: string, bytes: number] => [
              file,
              gzipSync(readFileSync(join(environment.distPath, file)), { level: 9 }).length,
            ]);
        const sizes = sizesOf(entrypoint.getFiles());
        const modules = entrypoint.chunks.flatMap((chunk) =>
          compilation.chunkGraph.getChunkModules(chunk).flatMap(partsOf),
        );
        const problem = budgetProblem(budget, sizes, modules);
        if (problem) throw new Error(problem);
        for (const [name, maxGzipBytes] of Object.entries(budget.lazy ?? {})) {
          const group = compilation.namedChunkGroups.get(name);
          if (!group) throw new Error(`The build has no chunk called "${name}".`);
          const lazyProblem = totalProblem(
            `The scripts of ${name}`,
            maxGzipBytes,
            sizesOf(group.getFiles()),
          );
          if (lazyProblem) throw new Error(lazyProblem);
        }
      });
    },
  };
}

/** What exceeds the budget, naming each file; `null` when nothing does. */
export function budgetProblem(
  { maxGzipBytes, later }: ByteBudget,
  sizes: ReadonlyArray<readonly [file: string, bytes: number]>,
  modules: readonly string[],
): string | null {
  const early = modules.filter((module) => later.some((pattern) => pattern.test(module)));
  if (early.length > 0) {
    return `These modules are in the first scripts and should load later:\n${lines(early)}`;
  }
  return totalProblem('The first scripts', maxGzipBytes, sizes);
}

function totalProblem(
  what: string,
  maxGzipBytes: number,
  sizes: ReadonlyArray<readonly [file: string, bytes: number]>,
): string | null {
  const total = sizes.reduce((sum, [, bytes]) => sum + bytes, 0);
  if (total <= maxGzipBytes) return null;
  const files = sizes.map(([file, bytes]) => `${file}: ${bytes}`);
  return `${what} are over their budget, ${total} of ${maxGzipBytes} bytes (gzip):\n${lines(files)}`;
}

const lines = (texts: readonly string[]) => texts.map((text) => `  ${text}`).join('\n');

/** Source files of a concatenated module. */
const partsOf = (module: Rspack.Module): string[] =>
  'modules' in module && Array.isArray(module.modules)
    ? (module.modules as Rspack.Module[]).map((part) => part.identifier())
    : [module.identifier()];
