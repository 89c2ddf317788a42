import { join } from 'node:path';
import * as z from 'zod/mini';
import { readJson } from './read-json.ts';

const texts = z._default(z.record(z.string(), z.string()), {});
const packageManifest = z.object({
  version: z._default(z.string(), '0.0.0'),
  scripts: texts,
  dependencies: texts,
  devDependencies: texts,
  /** For the workspace only; no release passes it to a registry. */
  vitrina: z.optional(
    z.strictObject({
      /** Port while the base is the default one. */
      port: z.optional(z.int().check(z.minimum(1024), z.maximum(65_535))),
      /** Build folder that the platform serves on the embed's origin; of one remote only. */
      embed: z.optional(z.string().check(z.regex(/^dist-[a-z-]+$/, 'a folder called dist-…'))),
      /** Entries of a shared package that are not published (docs/packages.md). */
      workspaceOnly: z.optional(z.array(z.string())),
      /** Of a shared package: dependency -> range published in place of the exact version. */
      publishedRanges: z.optional(z.record(z.string(), z.string())),
    }),
  ),
});

/**
 * The part of `package.json` that builds read.
 * @throws Error when it is missing or invalid
 * @example const { version } = readPackage(import.meta.dirname);
 */
export const readPackage = (dir: string): z.output<typeof packageManifest> =>
  readJson(join(dir, 'package.json'), packageManifest);
