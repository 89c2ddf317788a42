import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Mount, RemoteManifest } from '@vitrina/contract/remote';
import { readJson } from '@vitrina/federation/read-json';
import { exposedModules, readRemoteManifest } from '@vitrina/federation/remote-manifest';
import * as z from 'zod/mini';

/** `test/pages.json` of a remote: pages for tests and screenshots, the main one first. */
const pagesSchema = z
  .array(
    z.strictObject({
      /** Inside one of its mounts; may have a query. */
      path: z.string(),
      /** Prefix of its screenshots; without it there are none. */
      name: z.optional(z.string().check(z.regex(/^[a-z][a-z0-9-]*$/, 'kebab-case'))),
      /** Regular expression for its first heading. */
      heading: z.optional(z.string()),
    }),
  )
  .check(z.minLength(1));

export interface RemotePage {
  remote: string;
  path: string;
  name?: string | undefined;
  /** Role that opens it; null: anonymous. */
  role: 'user' | 'admin' | null;
  heading: RegExp;
  /** The mount that contains the page. */
  mount: Mount;
  /** Source of the mount's module, relative to the workspace. */
  source: string;
}

const ROLES = { public: null, 'signed-in': 'user', user: 'user', admin: 'admin' } as const;

/**
 * The pages of the remote in a folder; without a file, the start of each mount.
 * @throws Error when the file is invalid, or names a page outside the remote's mounts
 */
export function pagesOf(dir: string): RemotePage[] {
  const manifest = readRemoteManifest(dir);
  const file = join(dir, 'test/pages.json');
  const pages = existsSync(file) ? readJson(file, pagesSchema) : firstPages(manifest);
  return pages.map(({ path, name, heading = '.' }) => {
    const mount = mountOf(manifest, path);
    if (!mount) throw new Error(`${file}: ${path} lies in no mount of ${manifest.name}.`);
    return {
      remote: manifest.name,
      path,
      name,
      role: ROLES[mount.access],
      heading: new RegExp(heading),
      mount,
      source: join(basename(dir), exposedModules(manifest)[mount.module] ?? ''),
    };
  });
}

const firstPages = ({ name, mounts }: RemoteManifest): z.output<typeof pagesSchema> =>
  mounts.map(({ id, path, pages: [page] = [''] }) => ({
    name: `${name.slice('mf-'.length)}-${id}`,
    path: page && !page.includes(':') ? `${path}/${page}` : path,
  }));

/** The innermost mount. */
const mountOf = ({ mounts }: RemoteManifest, page: string): Mount | undefined =>
  mounts
    .filter(({ path }) => page.startsWith(path) && /^$|^[/?#]/.test(page.slice(path.length)))
    .sort((a, b) => b.path.length - a.path.length)[0];
