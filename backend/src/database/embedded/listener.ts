import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { OsUser } from './operating-system-user.ts';
import { privateFolder } from './owned-folder.ts';

/** How programs on this machine reach the server. */
export interface Listener {
  /** Lines of the server's configuration. */
  settings: Record<string, string>;
  /** Arguments of initdb for authentication. */
  authentication: readonly string[];
  url(database: string): string;
}

/** The lowest limit of the supported systems (macOS: 104 bytes with the final zero). */
const LONGEST_SOCKET_PATH = 103;
const SOCKET = '.s.PGSQL.5432';

/**
 * A unix socket in the data folder, which only its owner can enter, so no password is needed. Falls back to
 * a private folder in /tmp when the path is too long for a socket.
 */
export function socketListener(cluster: string, user: OsUser | null): Listener {
  const fits = Buffer.byteLength(join(cluster, SOCKET)) <= LONGEST_SOCKET_PATH;
  const name = createHash('sha256').update(cluster).digest('hex').slice(0, 16);
  const folder = fits ? cluster : privateFolder(`/tmp/vitrina-postgres-${name}`, user);
  return {
    settings: { listen_addresses: '', unix_socket_directories: folder },
    authentication: ['--auth=trust'],
    url: (database) =>
      `postgresql://postgres@localhost/${database}?host=${encodeURIComponent(folder)}`,
  };
}

/**
 * Windows: a free port of 127.0.0.1, with a password, because other users of the machine can reach it.
 * @param runningPort port of a server that already runs
 */
export async function tcpListener(cluster: string, runningPort?: number): Promise<Listener> {
  const file = `${cluster}.password`;
  if (!existsSync(file))
    writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 });
  const password = readFileSync(file, 'utf8').trim();
  const port = runningPort ?? (await freePort());
  return {
    settings: { listen_addresses: '127.0.0.1', port: String(port), unix_socket_directories: '' },
    authentication: ['--auth=scram-sha-256', `--pwfile=${file}`],
    url: (database) => `postgresql://postgres:${password}@127.0.0.1:${port}/${database}`,
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
