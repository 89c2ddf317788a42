import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '@vitrina/federation/read-json';
import { build } from 'esbuild';
import * as z from 'zod/mini';
import { ROOT } from '../paths.ts';
import { buildPackage } from './build-package.ts';
import { packWorkspace } from './pack-packages.ts';

const EMBEDS = join(ROOT, 'embeds');
/** The whole package in one file, for pages without a bundler. */
const SINGLE_FILE = 'dist/site-quiz.js';

const MODULE = { bundle: true, format: 'esm', target: 'es2022' } as const;

const manifestSchema = z.object({
  name: z.string(),
  version: z.string(),
  /** Entry -> source file. */
  exports: z.record(z.string(), z.string()),
});

export interface EmbedPackage {
  dir: string;
  name: string;
  version: string;
  entries: string[];
}

/** The questionnaire's npm packages; `private`, so never published, until they have a licence. */
export const embedPackages = (): EmbedPackage[] =>
  readdirSync(EMBEDS)
    .filter((folder) => folder.startsWith('quiz-'))
    .map((folder) => {
      const dir = join(EMBEDS, folder);
      const { name, version, exports } = readJson(join(dir, 'package.json'), manifestSchema);
      return { dir, name, version, entries: Object.values(exports) };
    });

/** Builds and packs them as for a registry. @returns the tarballs */
export async function packEmbeds(to: string): Promise<string[]> {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  const packages = embedPackages();
  for (const { dir, entries } of packages) {
    await buildPackage(dir);
    await buildModules(dir, entries);
    if (dir.endsWith('element')) writeFileSync(join(dir, SINGLE_FILE), await bundleEmbed(dir));
  }
  return packWorkspace(
    packages.map(({ name }) => name),
    to,
  );
}

/**
 * Replaces the compiler's modules: it wraps the address of an `import()` into a function, so that bundlers
 * no longer see that they must leave it alone.
 */
async function buildModules(dir: string, entries: readonly string[]): Promise<void> {
  const out = join(dir, 'dist/src');
  for (const file of readdirSync(out)) if (file.endsWith('.js')) rmSync(join(out, file));
  await build({
    ...MODULE,
    entryPoints: entries.map((source) => join(dir, source)),
    outdir: out,
    splitting: true,
    packages: 'external',
  });
}

/** A page's whole cost beside the loader; React is the page's own. */
export async function bundleEmbed(dir: string): Promise<string> {
  const { outputFiles } = await build({
    ...MODULE,
    entryPoints: [join(dir, 'src/index.ts')],
    minify: true,
    external: ['react'],
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}
