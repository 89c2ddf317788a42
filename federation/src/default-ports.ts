import { join } from 'node:path';
import { InputError } from './input-error.ts';
import { readPackage } from './package-manifest.ts';

/** Default ports of all parts except remotes. */
export const PART_PORTS = {
  shell: 4100,
  embed: 4105,
  api: 4110,
  files: 4111,
  payments: 4112,
} as const;

/** A port is invalid, in use, or claimed twice; the message names the claimants. */
export class PortError extends InputError {
  override readonly name = 'PortError';
}

/**
 * Default ports of remotes: `vitrina.port` of their `package.json`; the others in order of name on the
 * first free ones.
 * @param names of folders in `root`
 * @throws PortError naming both files that claim one port
 */
export function defaultRemotePorts(root: string, names: readonly string[]): Record<string, number> {
  const remotes = names.map((name) => {
    const file = join(root, name, 'package.json');
    return { name, file, port: readPackage(join(root, name)).vitrina?.port };
  });
  const owners = new Map<number, string>(
    Object.entries(PART_PORTS).map(([name, port]) => [port, `the platform's ${name}`]),
  );
  for (const { file, port } of remotes) {
    if (port === undefined) continue;
    const other = owners.get(port);
    if (other !== undefined)
      throw new PortError(
        `${file} and ${other} both ask for port ${port}: change "vitrina.port" of one, or leave it out.`,
      );
    owners.set(port, file);
  }
  const ports: Record<string, number> = {};
  for (const { name, file, port } of remotes) {
    ports[name] = port ?? firstFree(owners);
    owners.set(ports[name], file);
  }
  return ports;
}

function firstFree(owners: ReadonlyMap<number, unknown>): number {
  let port: number = PART_PORTS.shell;
  while (owners.has(port)) port += 1;
  return port;
}
