import { execFileSync } from 'node:child_process';
import { realpathSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { EmbeddedPostgresError } from './embedded-error.ts';

/** User that PostgreSQL runs as. */
export interface OsUser {
  name: string;
  uid: number;
  gid: number;
}

/**
 * PostgreSQL refuses to run as root; then it runs as `postgres` if that user exists, else as `nobody`.
 * Users are never created.
 * @returns null when it can run as the user of this process
 * @throws EmbeddedPostgresError as root, when neither exists
 */
export function unprivilegedUser(): OsUser | null {
  if (process.getuid?.() !== 0) return null;
  for (const name of ['postgres', 'nobody']) {
    const uid = idOf('-u', name);
    const gid = idOf('-g', name);
    if (uid && gid !== undefined) return { name, uid, gid };
  }
  throw new EmbeddedPostgresError(
    'it refuses to run as root, and there is neither a user "postgres" nor "nobody".',
  );
}

function idOf(option: '-u' | '-g', name: string): number | undefined {
  try {
    const id = execFileSync('id', [option, name], { encoding: 'utf8', stdio: 'pipe' });
    return Number(id);
  } catch {
    return undefined;
  }
}

/** Whether `user` can enter a folder and every folder above it. */
export function canEnter(dir: string, user: OsUser): boolean {
  const real = realpathSync(dir);
  const { uid, gid, mode } = statSync(real);
  const mayEnter = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
  if ((mode & mayEnter) === 0) return false;
  const above = dirname(real);
  return above === real || canEnter(above, user);
}
