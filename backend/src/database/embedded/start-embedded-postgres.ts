import { realpathSync } from 'node:fs';
import { prepareBinaries } from './binaries.ts';
import { clusterFolder, initializeCluster, writeSettings } from './cluster.ts';
import { findPostgresPackage } from './find-package.ts';
import { socketListener, tcpListener } from './listener.ts';
import { unprivilegedUser } from './operating-system-user.ts';
import { Postmaster } from './postmaster.ts';
import { withProcessLock } from './process-lock.ts';

interface EmbeddedPostgresOptions {
  /** Data folder; created if missing. */
  dataDir: string;
  /** Extra PostgreSQL settings. */
  settings?: Record<string, string>;
}

export interface EmbeddedPostgres {
  /** Actual data folder: below `dataDir`, or below /var/tmp when the server's user cannot enter that. */
  readonly folder: string;
  /** Connection string of a database of this server. */
  url(database: string): string;
  /** Stops the server, unless another living process owns it. */
  stop(): Promise<void>;
}

const DEFAULT_SETTINGS = { max_connections: '100', shared_buffers: '64MB' };

/**
 * Starts a real PostgreSQL from the binaries of an npm package, on a unix socket only. Works as root (the
 * server then runs as `postgres` or `nobody`). Several processes may share a folder: the first starts the
 * server, restarts it when it dies, and stops it. A server that outlived its process (kill -9) is
 * restarted; committed data are kept.
 * @throws EmbeddedPostgresError that says what to do
 */
export async function startEmbeddedPostgres({
  dataDir,
  settings = {},
}: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const pg = findPostgresPackage();
  const user = unprivilegedUser();
  const cluster = clusterFolder(dataDir, pg.major, user);
  const listenerOf = (folder: string, port?: number) =>
    process.platform === 'win32' ? tcpListener(folder, port) : socketListener(folder, user);
  // Starting and stopping are serialised: nobody finds a half-started server.
  const inTurn = <T>(work: () => Promise<T>) => withProcessLock(`${cluster}.lock`, work);

  return inTurn(async () => {
    const binaries = prepareBinaries(pg, user);
    await initializeCluster(cluster, binaries, await listenerOf(cluster), user);
    const folder = realpathSync(cluster);
    const postmaster = new Postmaster(folder, binaries, user);
    const running = await listenerOf(folder, postmaster.runningPort());
    if (await postmaster.isRunning(running.url('postgres'))) {
      if (postmaster.hasLivingOwner()) return { folder, url: running.url, stop: async () => {} };
      await postmaster.stop();
    }

    const listener = await listenerOf(folder);
    writeSettings(folder, { ...DEFAULT_SETTINGS, ...settings, ...listener.settings });
    await postmaster.start();
    const stopAtExit = () => postmaster.stopWithoutWaiting();
    process.once('exit', stopAtExit);
    const watch = keepAlive(postmaster, inTurn);
    return {
      folder,
      url: listener.url,
      stop: () =>
        inTurn(async () => {
          watch.stop();
          process.off('exit', stopAtExit);
          await postmaster.stop();
        }),
    };
  });
}

const WATCH_MS = 1000;

/** Restarts a server that died; if that fails, once more a second later. */
function keepAlive(
  postmaster: Postmaster,
  inTurn: (work: () => Promise<void>) => Promise<void>,
): { stop(): void } {
  let isStopped = false;
  let isStarting = false;
  const start = async () => {
    if (isStopped || postmaster.isAlive()) return;
    console.error('PostgreSQL ended by itself; starting it again.');
    await postmaster.start();
  };
  const timer = setInterval(() => {
    if (isStarting || postmaster.isAlive()) return;
    isStarting = true;
    void inTurn(start)
      .catch((error: unknown) => console.error(error))
      .finally(() => {
        isStarting = false;
      });
  }, WATCH_MS).unref();
  return {
    stop() {
      isStopped = true;
      clearInterval(timer);
    },
  };
}
