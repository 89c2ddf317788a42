import { realpathSync } from 'node:fs';
import { prepareBinaries } from './binaries.ts';
import { clusterFolder, initializeCluster, writeSettings } from './cluster.ts';
import { EmbeddedPostgresError } from './embedded-error.ts';
import { findPostgresPackage } from './find-package.ts';
import { socketListener, tcpListener } from './listener.ts';
import { unprivilegedUser } from './operating-system-user.ts';
import { Postmaster } from './postmaster.ts';

export interface EmbeddedPostgresOptions {
  /** Folder for the data; created when missing. */
  dataDir: string;
  /** PostgreSQL settings beside the defaults. */
  settings?: Record<string, string>;
}

export interface EmbeddedPostgres {
  /** Where the data are: below `dataDir`, or below /var/tmp where the server's user cannot go. */
  readonly folder: string;
  /** Connection string of a database of this server. */
  url(database: string): string;
  /** Ends the server, unless it belongs to another living process. */
  stop(): Promise<void>;
}

const DEFAULT_SETTINGS = { max_connections: '100', shared_buffers: '64MB' };

/**
 * Starts a real PostgreSQL from the binaries of a registry package, on a unix socket only. It works
 * as root (the server then runs as `postgres` or `nobody`). Several processes may name one folder:
 * the first starts the server and ends it, the others use it. A server that outlived its process
 * (kill -9) is ended and started again; nothing that was committed is lost.
 * @throws EmbeddedPostgresError with what to do about it
 */
export async function startEmbeddedPostgres({
  dataDir,
  settings = {},
}: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const pg = findPostgresPackage();
  const user = unprivilegedUser();
  const binaries = prepareBinaries(pg, user);
  const path = clusterFolder(dataDir, pg.major, user);
  const listenerOf = (folder: string, port?: number) =>
    process.platform === 'win32' ? tcpListener(folder, port) : socketListener(folder, user);
  await initializeCluster(path, binaries, await listenerOf(path), user);
  const folder = realpathSync(path);
  const postmaster = new Postmaster(folder, binaries, user);
  const listener = await listenerOf(folder, postmaster.runningPort());

  const attach = async (): Promise<EmbeddedPostgres | null> => {
    if (!(await postmaster.isRunning(listener.url('postgres')))) return null;
    if (postmaster.hasLivingOwner()) return { folder, url: listener.url, stop: async () => {} };
    await postmaster.stop();
    return null;
  };

  const running = await attach();
  if (running) return running;
  writeSettings(folder, { ...DEFAULT_SETTINGS, ...settings, ...listener.settings });
  const started = await postmaster.start();
  if (!started.ok) {
    // Another process may have started it in the same moment.
    const other = await attach();
    if (other) return other;
    throw new EmbeddedPostgresError(`it did not start in ${folder}:\n${started.output}`);
  }
  const stopAtExit = () => postmaster.stopWithoutWaiting();
  process.once('exit', stopAtExit);
  return {
    folder,
    url: listener.url,
    async stop() {
      process.off('exit', stopAtExit);
      await postmaster.stop();
    },
  };
}
