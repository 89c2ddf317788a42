import { join } from 'node:path';
import * as z from 'zod/mini';
import { readJson } from './read-json.ts';

const texts = z._default(z.record(z.string(), z.string()), {});
const packageManifest = z.object({
  version: z._default(z.string(), '0.0.0'),
  scripts: texts,
  dependencies: texts,
  devDependencies: texts,
  /** What a remote's folder says to the workspace, and no release to a registry. */
  vitrina: z.optional(
    z.strictObject({
      /** Where it listens while the base is the default one. */
      port: z.optional(z.int().check(z.minimum(1024), z.maximum(65_535))),
      /** Folder of its build that the platform serves on the origin of the embed; of one remote only. */
      embed: z.optional(z.string().check(z.regex(/^dist-[a-z-]+$/, 'a folder called dist-…'))),
      /** Entries of a shared package that are not published (docs/packages.md). */
      workspaceOnly: z.optional(z.array(z.string())),
      /** Of a shared package: dependency -> the range that is published in place of the exact version. */
      publishedRanges: z.optional(z.record(z.string(), z.string())),
    }),
  ),
});

/**
 * What builds read of a package's `package.json`.
 * @throws when there is none, or it is not one
 */
export const readPackage = (dir: string): z.output<typeof packageManifest> =>
  readJson(join(dir, 'package.json'), packageManifest);
