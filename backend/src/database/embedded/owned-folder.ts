import { chownSync, lstatSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { EmbeddedPostgresError } from './embedded-error.ts';
import type { OsUser } from './operating-system-user.ts';

/**
 * A folder of this process's user that everybody may enter and only that user may write. Created if
 * missing; refused when somebody else owns it, because /var/tmp is shared.
 */
export function ownedFolder(dir: string): string {
  mkdirSync(dir, { recursive: true, mode: 0o755 });
  const { uid, mode } = lstatSync(dir);
  if (process.getuid && (uid !== process.getuid() || (mode & 0o022) !== 0)) {
    throw new EmbeddedPostgresError(
      `${dir} belongs to somebody else or is open to all; remove it.`,
    );
  }
  return dir;
}

/** A folder that only `user` (null: this process's user) may enter. */
export function privateFolder(dir: string, user: OsUser | null): string {
  mkdirSync(dirname(dir), { recursive: true });
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  if (user) chownSync(dir, user.uid, user.gid);
  return dir;
}
