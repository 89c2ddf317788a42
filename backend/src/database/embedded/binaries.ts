import {
  cpSync,
  existsSync,
  lstatSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import * as z from 'zod/mini';
import { EmbeddedPostgresError } from './embedded-error.ts';
import type { PostgresPackage } from './find-package.ts';
import { canEnter, type OsUser } from './operating-system-user.ts';
import { ownedFolder } from './owned-folder.ts';

/** For files that another user must be able to read; /var/tmp survives a reboot. */
export const SHARED_FOLDER = `/var/tmp/vitrina-${process.getuid?.()}`;

const executable = (name: string) => (process.platform === 'win32' ? `${name}.exe` : name);

export interface Binaries {
  initdb: string;
  pgCtl: string;
}

/**
 * PostgreSQL's programs, ready to run as `user`. Uses a copy in `sharedFolder` when that user cannot enter
 * the package's folder (a checkout below /root) or its library links cannot be created there.
 */
export function prepareBinaries(
  pg: PostgresPackage,
  user: OsUser | null,
  sharedFolder = SHARED_FOLDER,
): Binaries {
  const reachable = user === null || canEnter(pg.dir, user);
  const dir = reachable && hydrateLinks(pg.dir) ? pg.dir : copyOf(pg, sharedFolder);
  const bin = join(dir, 'native', 'bin');
  return { initdb: join(bin, executable('initdb')), pgCtl: join(bin, executable('pg_ctl')) };
}

const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * npm packages cannot contain symbolic links; the package's install script creates those of the libraries.
 * This does it where scripts are disabled.
 * @returns whether all links exist
 */
function hydrateLinks(dir: string): boolean {
  const list = join(dir, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  const links = linksSchema.parse(JSON.parse(readFileSync(list, 'utf8')));
  try {
    for (const { source, target } of links) {
      const link = join(dir, target);
      if (!lstatSync(link, { throwIfNoEntry: false })) {
        symlinkSync(relative(dirname(target), source), link);
      }
    }
    return true;
  } catch (error) {
    if (isReadOnly(error)) return false;
    throw error;
  }
}

const isReadOnly = (error: unknown): boolean =>
  ['EACCES', 'EPERM', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '');

/** Sixty megabytes, copied once per version. */
function copyOf(pg: PostgresPackage, sharedFolder: string): string {
  const dir = join(ownedFolder(sharedFolder), pg.version);
  if (existsSync(dir)) return dir;
  const unfinished = `${dir}.${process.pid}`;
  cpSync(join(pg.dir, 'native'), join(unfinished, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  if (!hydrateLinks(unfinished)) throw new EmbeddedPostgresError(`${unfinished} is read-only.`);
  try {
    renameSync(unfinished, dir);
  } catch (error) {
    // Another process finished its copy first.
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(dir)) throw error;
  }
  return dir;
}
