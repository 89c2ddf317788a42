import type { PlatformConfig } from '@vitrina/contract/config';
import { localConfig } from './local-config.ts';
import { partPorts } from './ports.ts';
import { readPlatformConfig } from './read-config.ts';

/**
 * The configuration named by `VITRINA_CONFIG`; the one place that reads the variable.
 * @returns undefined without it
 * @throws Error naming what is wrong in the file
 * @example const brand = deploymentConfig({ VITRINA_CONFIG: '/srv/vitrina.json' })?.brand;
 */
export function deploymentConfig(env: NodeJS.ProcessEnv = process.env): PlatformConfig | undefined {
  const { VITRINA_CONFIG: file } = env;
  return file ? readPlatformConfig(file) : undefined;
}

/**
 * The same, defaulting to the platform on this machine with the configured ports.
 * @throws PortError on a wrong port, Error naming what is wrong in the file
 * @example const define = { STANDALONE_CONFIG: JSON.stringify(configOfEnv()) };
 */
export const configOfEnv = (): PlatformConfig => deploymentConfig() ?? localConfig(partPorts());
