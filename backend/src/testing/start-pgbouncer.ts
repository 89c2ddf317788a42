import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unprivilegedUser } from '../database/embedded/operating-system-user.ts';
import { freePort } from './free-port.ts';

/** Its path on Debian and Ubuntu. */
const PROGRAM = '/usr/sbin/pgbouncer';
export const hasPgbouncer = (): boolean => existsSync(PROGRAM);

/**
 * PgBouncer in transaction mode before a database, with three connections for all clients, so that clients
 * change connections all the time.
 * @param url of the database, on a unix socket or a port
 */
export async function startPgbouncer(url: string): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-pgbouncer-'));
  const port = await freePort();
  const server = new URL(url);
  const { username, password, port: serverPort, pathname } = server;
  const host = server.searchParams.get('host') ?? server.hostname;
  const name = pathname.slice(1);
  const target = [
    ...[`host=${host}`, `user=${username}`, `dbname=${name}`],
    ...(serverPort ? [`port=${serverPort}`] : []),
    ...(password ? [`password=${password}`] : []),
  ].join(' ');
  const settings = [
    ...['[databases]', `${name} = ${target}`],
    ...['[pgbouncer]', 'pool_mode = transaction', 'default_pool_size = 3', 'auth_type = any'],
    ...['listen_addr = 127.0.0.1', `listen_port = ${port}`, 'unix_socket_dir ='],
  ];
  writeFileSync(join(folder, 'pgbouncer.ini'), settings.join('\n'));
  // It refuses to run as root: then it runs as PostgreSQL's user, who alone may enter the socket's folder.
  const user = unprivilegedUser();
  if (user) chmodSync(folder, 0o755);
  const asWhom = user ? ['-u', user.name] : [];
  const child = spawn(PROGRAM, [...asWhom, join(folder, 'pgbouncer.ini')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const pooled = `postgresql://${username}@127.0.0.1:${port}/${name}`;
  await isUp(child);
  return {
    url: pooled,
    async stop() {
      await end(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** @throws Error with its output when it exits instead */
async function isUp({ stderr }: ChildProcess): Promise<void> {
  let said = '';
  for await (const part of stderr?.iterator({ destroyOnReturn: false }) ?? []) {
    said += String(part);
    if (said.includes('process up')) {
      stderr?.resume();
      return;
    }
  }
  throw new Error(`PgBouncer ended:\n${said}`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGINT');
  await ended;
}
