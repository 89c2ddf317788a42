import { basename, dirname } from 'node:path';
import { defaultRemotePorts, PART_PORTS, PortError } from './default-ports.ts';
import { findRemotes } from './find-remotes.ts';

/** TCP ports of the parts other than remotes, by part. */
export type PartPorts = Record<keyof typeof PART_PORTS, number>;

/** TCP ports of all parts. */
export interface Ports extends PartPorts {
  /** By name. */
  remotes: Readonly<Record<string, number>>;
}

/**
 * `VITRINA_PORT_MF_SHOP` for `mf-shop`.
 * @example const name = portVariable('mf-shop'); // VITRINA_PORT_MF_SHOP
 */
export const portVariable = (name: string): string =>
  `VITRINA_PORT_${name.toUpperCase().replaceAll('-', '_')}`;

/**
 * Ports from the environment: `VITRINA_PORT_BASE` moves all of them (default 4100), and
 * `VITRINA_PORT_<NAME>` sets one.
 * @param root holds the folders of the remotes
 * @throws PortError on a value that is no port, or two names on one port
 * @example const { shell, remotes } = configuredPorts('/srv/vitrina');
 */
export function configuredPorts(root: string, env: NodeJS.ProcessEnv = process.env): Ports {
  const ports = {
    ...partPorts(env),
    remotes: moved(defaultRemotePorts(root, findRemotes(root)), env),
  };
  checkDistinct(portEntries(ports));
  return ports;
}

/**
 * Ports of all parts except remotes.
 * @throws PortError
 * @example const { api } = partPorts({ VITRINA_PORT_BASE: '5100', VITRINA_PORT_SHELL: '5900' }); // 5110
 */
export function partPorts(env: NodeJS.ProcessEnv = process.env): PartPorts {
  const ports = moved(PART_PORTS, env);
  checkDistinct(Object.entries(ports));
  return ports;
}

/**
 * Port of a remote's development server. The remote may be outside the platform's workspace, and its folder
 * may have another name. Remotes beside it get other ports.
 * @param name of the remote: `portVariable` of it moves the port
 * @throws PortError on a value that is no port, or two names on one port
 * @example const port = devPort(import.meta.dirname, 'mf-blog');
 */
export function devPort(
  packageDir: string,
  name: string,
  env: NodeJS.ProcessEnv = process.env,
): number {
  const [root, folder] = [dirname(packageDir), basename(packageDir)];
  const folders = [...new Set([...findRemotes(root), folder])];
  const { [folder]: own = 0, ...others } = defaultRemotePorts(root, folders);
  const remotes = moved({ ...others, [name]: own }, env);
  checkDistinct(portEntries({ ...partPorts(env), remotes }));
  return remotes[name] ?? own;
}

/**
 * Every name with its port.
 * @example
 * const ports = portEntries(configuredPorts('/srv/vitrina'));
 * const lines = ports.map(([name, port]) => `${name} ${port}`);
 */
export const portEntries = ({ remotes, ...parts }: Ports): Array<[name: string, port: number]> =>
  Object.entries({ ...parts, ...remotes });

/** Ports of the default base, moved as the environment says. */
function moved<Name extends string>(
  ports: Readonly<Record<Name, number>>,
  env: NodeJS.ProcessEnv,
): Record<Name, number> {
  const offset = (readPort(env, 'VITRINA_PORT_BASE') ?? PART_PORTS.shell) - PART_PORTS.shell;
  const entries = Object.entries<number>(ports).map(([name, port]) => [
    name,
    readPort(env, portVariable(name)) ?? port + offset,
  ]);
  return Object.fromEntries(entries);
}

function checkDistinct(ports: ReadonlyArray<[name: string, port: number]>): void {
  for (const [index, [name, port]] of ports.entries()) {
    const other = ports.slice(0, index).find(([, taken]) => taken === port);
    if (other)
      throw new PortError(
        `${other[0]} and ${name} would both listen on port ${port}: set ${portVariable(name)} to another.`,
      );
  }
}

function readPort(env: NodeJS.ProcessEnv, variable: string): number | undefined {
  const text = env[variable];
  if (text === undefined || text === '') return undefined;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new PortError(`${variable} is "${text}"; a port is a whole number from 1 to 65535.`);
}
