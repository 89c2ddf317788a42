import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Everything that listens, with its default port: the one place where ports are written. */
export const DEFAULT_PORTS = {
  shell: 4100,
  'mf-shop': 4101,
  'mf-quiz': 4102,
  'mf-partner': 4103,
  'mf-admin': 4104,
  embed: 4105,
  api: 4110,
  files: 4111,
  payments: 4112,
} as const;

export type PortName = keyof typeof DEFAULT_PORTS;
export type Ports = Record<PortName, number>;

const NAMES = Object.keys(DEFAULT_PORTS) as PortName[];

/** `VITRINA_PORT_MF_SHOP` for `mf-shop`. */
export const portVariable = (name: PortName): string =>
  `VITRINA_PORT_${name.toUpperCase().replaceAll('-', '_')}`;

/**
 * Ports from the environment: `VITRINA_PORT_BASE` moves all of them (default 4100), and
 * `VITRINA_PORT_<NAME>` sets one.
 * @throws PortError on a value that is no port, or two names on one port
 */
export function configuredPorts(env: NodeJS.ProcessEnv = process.env): Ports {
  const base = readPort(env, 'VITRINA_PORT_BASE') ?? DEFAULT_PORTS.shell;
  const ports = Object.fromEntries(
    NAMES.map((name) => [
      name,
      readPort(env, portVariable(name)) ?? base + DEFAULT_PORTS[name] - DEFAULT_PORTS.shell,
    ]),
  ) as Ports;
  for (const name of NAMES) {
    const other = NAMES.find((candidate) => candidate !== name && ports[candidate] === ports[name]);
    if (other)
      throw new PortError(`${name} and ${other} would both listen on port ${ports[name]}.`);
  }
  return ports;
}

/**
 * Where tests take their ports, a block for each platform: below those that the system gives away by
 * itself (from 32768 on Linux), which another process may get between the look and the use, and above
 * 10080, the highest port that browsers refuse to open (Fetch standard, "bad port").
 */
const BLOCKS = { first: 10_100, size: 16, count: 1_400 };
const TRIES = 20;

/**
 * Ports that nobody listens on at this moment, for tests beside a running platform.
 * @throws PortError when none are found
 */
export async function freePorts(): Promise<Ports> {
  const { first, size, count } = BLOCKS;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const base = first + size * randomInt(count);
    const ports = configuredPorts({ VITRINA_PORT_BASE: String(base) });
    if ((await takenPorts(ports)).length === 0) return ports;
  }
  throw new PortError(`No free ports found in ${TRIES} tries from ${first} on.`);
}

/** @throws PortError that names each taken port, what wanted it and how to choose another */
export async function assertPortsFree(ports: Ports): Promise<void> {
  const taken = await takenPorts(ports);
  if (taken.length === 0) return;
  const lines = taken.map(
    (name) => `  ${ports[name]}, wanted by ${name} (set ${portVariable(name)} to another)`,
  );
  throw new PortError(
    `These ports are taken:\n${lines.join('\n')}\nOr set VITRINA_PORT_BASE to move all of them.`,
  );
}

async function takenPorts(ports: Ports): Promise<PortName[]> {
  const free = await Promise.all(NAMES.map((name) => isFree(ports[name])));
  return NAMES.filter((_, index) => !free[index]);
}

export class PortError extends Error {
  override readonly name = 'PortError';
}

function readPort(env: NodeJS.ProcessEnv, variable: string): number | undefined {
  const text = env[variable];
  if (text === undefined || text === '') return undefined;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new PortError(`${variable} is "${text}"; a port is a whole number from 1 to 65535.`);
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
