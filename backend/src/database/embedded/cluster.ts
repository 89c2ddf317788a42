import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Binaries, SHARED_FOLDER } from './binaries.ts';
import { EmbeddedPostgresError } from './embedded-error.ts';
import type { Listener } from './listener.ts';
import { canEnter, type OsUser } from './operating-system-user.ts';
import { ownedFolder, privateFolder } from './owned-folder.ts';
import { runProgram } from './run-program.ts';

/**
 * Data folder: below `dataDir`, or below /var/tmp when `user` cannot enter that. Named after the major
 * version, because no other major can open it.
 */
export function clusterFolder(dataDir: string, major: string, user: OsUser | null): string {
  const wanted = resolve(dataDir);
  const name = `postgres-${major}`;
  mkdirSync(wanted, { recursive: true });
  if (!user || canEnter(wanted, user)) return join(wanted, name);
  const key = createHash('sha256').update(wanted).digest('hex').slice(0, 12);
  return join(ownedFolder(join(ownedFolder(SHARED_FOLDER), `data-${key}`)), name);
}

/** Creates the data folder if missing; built beside it and renamed, so it is never half-made. */
export async function initializeCluster(
  cluster: string,
  binaries: Binaries,
  listener: Listener,
  user: OsUser | null,
): Promise<void> {
  if (existsSync(join(cluster, 'PG_VERSION'))) return;
  const unfinished = `${cluster}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  privateFolder(unfinished, user);
  const { ok, output } = await runProgram(
    binaries.initdb,
    [
      `--pgdata=${unfinished}`,
      '--username=postgres',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      ...listener.authentication,
    ],
    user,
  );
  if (!ok) throw new EmbeddedPostgresError(`initdb failed in ${cluster}:\n${output}`);
  renameSync(unfinished, cluster);
}

/** Writes our settings, read after those of initdb. */
export function writeSettings(cluster: string, settings: Record<string, string>): void {
  const lines = Object.entries(settings).map(
    ([name, value]) => `${name} = '${value.replaceAll("'", "''")}'`,
  );
  writeFileSync(join(cluster, 'postgresql.auto.conf'), `${lines.join('\n')}\n`);
}
