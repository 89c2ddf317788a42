import { PortError } from '@vitrina/federation/default-ports';
import { isPortFree } from '@vitrina/federation/is-port-free';
import { configuredPorts, type Ports } from '@vitrina/federation/ports';
import { ROOT } from '../paths.ts';
import { assertPortsFree } from '../ports.ts';

export interface PlaygroundPorts {
  parts: Ports;
  packages: number;
  /** Where the shell loads a remote under development from. */
  development: number;
}

/** Above the ports of new remotes' development servers. */
const OFFSET = 40;

/**
 * Ports of a playground, moved by `VITRINA_PORT_BASE` like the platform's. Stable: a remote stores the
 * address of its package registry.
 * @throws PortError when one is taken
 */
export async function playgroundPorts(): Promise<PlaygroundPorts> {
  const parts = configuredPorts(ROOT);
  const packages = parts.shell + OFFSET;
  const development = packages + 1;
  await assertPortsFree({ ...parts, remotes: {} });
  for (const port of [packages, development])
    if (!(await isPortFree(port)))
      throw new PortError(
        `Port ${port} is taken: end what listens there, or set VITRINA_PORT_BASE to move all of them.`,
      );
  return { parts, packages, development };
}
