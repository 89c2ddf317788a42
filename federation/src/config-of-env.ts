import type { PlatformConfig } from '@vitrina/contract/config';
import { localConfig } from './local-config.ts';
import { partPorts } from './ports.ts';
import { readPlatformConfig } from './read-config.ts';

/**
 * The configuration in the file that `VITRINA_CONFIG` names: the one place that reads the variable.
 * @returns undefined where it names none
 * @throws Error naming what is wrong in the file
 */
export function deploymentConfig(env: NodeJS.ProcessEnv = process.env): PlatformConfig | undefined {
  const { VITRINA_CONFIG: file } = env;
  return file ? readPlatformConfig(file) : undefined;
}

/**
 * The same, and without it the platform on this machine, on the configured ports.
 * @throws PortError on a wrong port, Error naming what is wrong in the file
 */
export const configOfEnv = (): PlatformConfig => deploymentConfig() ?? localConfig(partPorts());
