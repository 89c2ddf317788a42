import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '@vitrina/federation/read-json';
import * as z from 'zod/mini';
import { ROOT } from '../paths.ts';

const publishedManifest = z.object({
  name: z.string(),
  version: z.string(),
  private: z.optional(z.boolean()),
  /** Entry -> source file. */
  exports: z._default(z.record(z.string(), z.string()), {}),
  vitrina: z.optional(
    z.object({
      /** Entries for this workspace only: not published. */
      workspaceOnly: z.optional(z.array(z.string())),
    }),
  ),
});

export interface PublishedPackage {
  /** `contract` of `@vitrina/contract`. */
  folder: string;
  dir: string;
  name: string;
  version: string;
  /** Entry -> source file, published ones only. */
  entries: ReadonlyMap<string, string>;
  workspaceOnly: readonly string[];
}

/** Packages that teams install: all that are not `private`. */
export const publishedPackages = (root = ROOT): PublishedPackage[] =>
  readdirSync(root)
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .flatMap((folder) => readPublished(join(root, folder), folder));

function readPublished(dir: string, folder: string): PublishedPackage[] {
  const manifest = readJson(join(dir, 'package.json'), publishedManifest);
  if (manifest.private) return [];
  const workspaceOnly = manifest.vitrina?.workspaceOnly ?? [];
  const entries = Object.entries(manifest.exports).filter(
    ([name]) => !workspaceOnly.includes(name),
  );
  const { name, version } = manifest;
  return [{ folder, dir, name, version, entries: new Map(entries), workspaceOnly }];
}
