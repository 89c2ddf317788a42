import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { join } from 'node:path';

import { PART_PORTS, PortError } from '@vitrina/federation/default-ports';
import { isPortFree } from '@vitrina/federation/is-port-free';
import { configuredPorts, type Ports, portEntries, portVariable } from '@vitrina/federation/ports';
import { ROOT, STATE_DIR } from './paths.ts';

/** Separate per port, so that platforms do not delete each other's data. */
export const stateDirOf = ({ shell }: Ports): string =>
  shell === PART_PORTS.shell ? STATE_DIR : join(STATE_DIR, `at-${shell}`);

/**
 * Port blocks for tests: below the ephemeral ports (from 32768 on Linux), which another process may get
 * between check and use, and above 10080, the highest port browsers refuse (Fetch standard, "bad port").
 */
const BLOCKS = { first: 10_100, size: 32, count: 512 };
const TRIES = 20;

/**
 * Free ports for tests beside a running platform, reserved among our processes until this one ends.
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

/** Reserves a block by listening on its last port, which only one process can do. */
const hold = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer().unref();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => resolve(true));
  });

/** @throws PortError that names each taken port, its part and how to choose another */
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
