import type { Capability } from '@vitrina/contract/capabilities';
import type { PlatformConfig } from '@vitrina/contract/config';

let current: PlatformConfig | undefined;

/** Tells the platform where things are; the shell (or a stand-alone page) does it once, first. */
export function configurePlatform(config: PlatformConfig): void {
  current = config;
}

/** Addresses, payment key and brand of this deployment. @throws when nothing configured it */
export function platformConfig(): PlatformConfig {
  if (!current) throw new Error('configurePlatform was not called before the platform was used.');
  return current;
}

/** Whether this deployment's host knows an extension; what it may not know is not sent to it. */
export const hostCan = (capability: Capability): boolean =>
  platformConfig().hostCapabilities?.includes(capability) ?? false;
