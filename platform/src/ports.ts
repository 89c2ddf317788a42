import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { join } from 'node:path';

import { PART_PORTS, PortError } from '@vitrina/federation/default-ports';
import { isPortFree } from '@vitrina/federation/is-port-free';
import { configuredPorts, type Ports, portEntries, portVariable } from '@vitrina/federation/ports';
import { ROOT, STATE_DIR } from './paths.ts';

/** On other ports a platform of its own: neither takes the other's data or files away when it ends. */
export const stateDirOf = ({ shell }: Ports): string =>
  shell === PART_PORTS.shell ? STATE_DIR : join(STATE_DIR, `at-${shell}`);

/**
 * Where tests take their ports, a block for each platform: below those that the system gives away by
 * itself (from 32768 on Linux), which another process may get between the look and the use, and above
 * 10080, the highest port that browsers refuse to open (Fetch standard, "bad port").
 */
const BLOCKS = { first: 10_100, size: 32, count: 512 };
const TRIES = 20;

/**
 * Ports that nobody listens on at this moment, for tests beside a running platform. Until the process
 * ends they are its own: another one that asks gets others.
 * @throws PortError when none are found
 */
export async function freePorts(): Promise<Ports> {
  const { first, size, count } = BLOCKS;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const base = first + size * randomInt(count);
    const ports = configuredPorts(ROOT, { VITRINA_PORT_BASE: String(base) });
    if ((await hold(base + size - 1)) && (await takenPorts(ports)).length === 0) return ports;
  }
  throw new PortError(`No free ports found in ${TRIES} tries from ${first} on.`);
}

/** Listening is the one thing that two processes cannot both do: the last port of a block stands for it. */
const hold = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer().unref();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => resolve(true));
  });

/** @throws PortError that names each taken port, what wanted it and how to choose another */
export async function assertPortsFree(ports: Ports): Promise<void> {
  const taken = await takenPorts(ports);
  if (taken.length === 0) return;
  const lines = taken.map(
    ([name, port]) => `  ${port}, wanted by ${name} (set ${portVariable(name)} to another)`,
  );
  throw new PortError(
    `These ports are taken:\n${lines.join('\n')}\nOr set VITRINA_PORT_BASE to move all of them.`,
  );
}

async function takenPorts(ports: Ports): Promise<Array<[name: string, port: number]>> {
  const entries = portEntries(ports);
  const free = await Promise.all(entries.map(([, port]) => isPortFree(port)));
  return entries.filter((_, index) => !free[index]);
}
