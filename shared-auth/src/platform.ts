import type { Capability } from '@vitrina/contract/capabilities';
import type { PlatformConfig } from '@vitrina/contract/config';
import type { NavigationSource } from '@vitrina/contract/rules/navigation';

/** What links and commands of all remotes are made of (`per-package/use-platform-links`). */
export interface PlatformNavigation {
  /** The registry, as this browser gets it; the same object until it changes. */
  source(): NavigationSource;
  /** Calls back when it changes. @returns what stops it */
  subscribe(listener: () => void): () => void;
}

/** What a page knows of the platform around it. */
export interface PlatformContext extends PlatformConfig {
  /** Absent on a stand-alone page. */
  navigation?: PlatformNavigation | undefined;
}

let current: PlatformContext | undefined;

/** Tells the platform where things are; the shell (or a stand-alone page) does it once, first. */
export function configurePlatform(context: PlatformContext): void {
  current = context;
}

/** Addresses, payment key, brand and navigation of this deployment. @throws when nothing configured it */
export function platformConfig(): PlatformContext {
  if (!current) throw new Error('configurePlatform was not called before the platform was used.');
  return current;
}

/**
 * Whether this deployment's host knows an extension; what it may not know is not sent to it.
 * @example if (hostCan('saved-address')) console.log('The checkout offers to keep it.');
 */
export const hostCan = (capability: Capability): boolean =>
  platformConfig().hostCapabilities?.includes(capability) ?? false;
