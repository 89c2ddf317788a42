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

/** Ports that nobody listens on at this moment, for tests beside a running platform. */
export async function freePorts(): Promise<Ports> {
  const probes = await Promise.all(NAMES.map(() => listen(0)));
  const numbers = probes.map((probe) => probe.port);
  await Promise.all(probes.map((probe) => probe.close()));
  return Object.fromEntries(NAMES.map((name, index) => [name, numbers[index]])) as Ports;
}

/** @throws PortError that names each taken port, what wanted it and how to choose another */
export async function assertPortsFree(ports: Ports): Promise<void> {
  const taken: string[] = [];
  for (const name of NAMES) {
    try {
      await (await listen(ports[name])).close();
    } catch {
      taken.push(`  ${ports[name]}, wanted by ${name} (set ${portVariable(name)} to another)`);
    }
  }
  if (taken.length === 0) return;
  throw new PortError(
    `These ports are taken:\n${taken.join('\n')}\nOr set VITRINA_PORT_BASE to move all of them.`,
  );
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

function listen(port: number): Promise<{ port: number; close: () => Promise<void> }> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      const close = () => new Promise<void>((closed) => server.close(() => closed()));
      resolve({ port: typeof address === 'object' && address ? address.port : port, close });
    });
  });
}
