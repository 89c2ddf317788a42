import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Mount, RemoteManifest } from '@vitrina/contract/remote';
import { readJson } from '@vitrina/federation/read-json';
import { exposedModules, readRemoteManifest } from '@vitrina/federation/remote-manifest';
import { packageDir } from '@vitrina/platform/paths';
import { REMOTES } from '@vitrina/platform/remotes';
import * as z from 'zod/mini';

/** `test/pages.json` of a remote: the pages that tests and pictures visit, the main one first. */
const pagesSchema = z
  .array(
    z.strictObject({
      /** Inside one of its mounts; a query may follow. */
      path: z.string(),
      /** Begins the name of its pictures; without it there are none. */
      name: z.optional(z.string().check(z.regex(/^[a-z][a-z0-9-]*$/, 'kebab-case'))),
      /** What its first heading says, as a regular expression. */
      heading: z.optional(z.string()),
    }),
  )
  .check(z.minLength(1));

export interface RemotePage {
  remote: string;
  path: string;
  name?: string | undefined;
  /** Who opens it; null: anybody. */
  role: 'user' | 'admin' | null;
  heading: RegExp;
  /** The mount that it lies in. */
  mount: Mount;
  /** What binds that mount, from the workspace. */
  source: string;
}

/** Pages of every remote of the workspace. One that names none is visited where its mounts begin. */
export const REMOTE_PAGES: readonly RemotePage[] = REMOTES.flatMap((name) =>
  pagesOf(packageDir(name)),
);

/** The main page of each remote. */
export const MAIN_PAGES: readonly RemotePage[] = REMOTES.flatMap(
  (name) => REMOTE_PAGES.find(({ remote }) => remote === name) ?? [],
);

/** The main page of one. @throws Error when there is no such remote */
export function mainPage(name: string): RemotePage {
  const page = MAIN_PAGES.find(({ remote }) => remote === name);
  if (!page) throw new Error(`There is no remote ${name}.`);
  return page;
}

/** @throws Error when the file is wrong, or names a page outside the remote's mounts */
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

const ROLES = { public: null, 'signed-in': 'user', user: 'user', admin: 'admin' } as const;

/** The innermost one. */
const mountOf = ({ mounts }: RemoteManifest, page: string): Mount | undefined =>
  mounts
    .filter(({ path }) => page === path || /^[/?#]/.test(page.slice(path.length)))
    .filter(({ path }) => page.startsWith(path))
    .sort((a, b) => b.path.length - a.path.length)[0];
