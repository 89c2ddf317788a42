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

export const PORT_NAMES = Object.keys(DEFAULT_PORTS) as PortName[];

/** `VITRINA_PORT_MF_SHOP` for `mf-shop`. */
export const portVariable = (name: string): string =>
  `VITRINA_PORT_${name.toUpperCase().replaceAll('-', '_')}`;

/**
 * Ports from the environment: `VITRINA_PORT_BASE` moves all of them (default 4100), and
 * `VITRINA_PORT_<NAME>` sets one.
 * @throws PortError on a value that is no port, or two names on one port
 */
export function configuredPorts(env: NodeJS.ProcessEnv = process.env): Ports {
  const base = readPort(env, 'VITRINA_PORT_BASE') ?? DEFAULT_PORTS.shell;
  const ports = Object.fromEntries(
    PORT_NAMES.map((name) => [
      name,
      readPort(env, portVariable(name)) ?? base + DEFAULT_PORTS[name] - DEFAULT_PORTS.shell,
    ]),
  ) as Ports;
  for (const name of PORT_NAMES) {
    const other = PORT_NAMES.find(
      (candidate) => candidate !== name && ports[candidate] === ports[name],
    );
    if (other)
      throw new PortError(`${name} and ${other} would both listen on port ${ports[name]}.`);
  }
  return ports;
}

export class PortError extends Error {
  override readonly name = 'PortError';
}

/** Of a remote outside this workspace, seen from the base. */
const OTHER_REMOTE = 20;

/**
 * Where the development server of a remote listens, in this workspace or outside of it.
 * @throws PortError on a value that is no port
 */
export function devPort(name: string, env: NodeJS.ProcessEnv = process.env): number {
  const found = PORT_NAMES.find((known) => known === name);
  if (found) return configuredPorts(env)[found];
  const base = readPort(env, 'VITRINA_PORT_BASE') ?? DEFAULT_PORTS.shell;
  return readPort(env, portVariable(name)) ?? base + OTHER_REMOTE;
}

function readPort(env: NodeJS.ProcessEnv, variable: string): number | undefined {
  const text = env[variable];
  if (text === undefined || text === '') return undefined;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new PortError(`${variable} is "${text}"; a port is a whole number from 1 to 65535.`);
}
