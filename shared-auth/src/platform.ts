import type { Capability } from '@vitrina/contract/capabilities';
import type { PlatformConfig } from '@vitrina/contract/config';
import type { NavigationSource } from '@vitrina/contract/rules/navigation';

/** Source of all remotes' links and commands (`per-package/use-platform-links`). */
export interface PlatformNavigation {
  /** The registry for this browser; the same object until it changes. */
  source(): NavigationSource;
  /** Calls back when it changes. @returns a function that stops it */
  subscribe(listener: () => void): () => void;
}

/** Configuration and navigation of the surrounding platform. */
export interface PlatformContext extends PlatformConfig {
  /** Absent on a stand-alone page. */
  navigation?: PlatformNavigation | undefined;
}

let current: PlatformContext | undefined;

/**
 * Sets the configuration; called once, first, by the shell or a stand-alone page.
 * @example
 * import { platformConfig } from '@vitrina/shared-auth';
 * // A test of a host with one extension only.
 * configurePlatform({ ...platformConfig(), hostCapabilities: ['address-book'] });
 */
export function configurePlatform(context: PlatformContext): void {
  current = context;
}

/**
 * The deployment's addresses, payment key, brand and navigation.
 * @throws Error before `configurePlatform` was called
 * @example const { phone } = platformConfig().brand;
 */
export function platformConfig(): PlatformContext {
  if (!current) throw new Error('configurePlatform was not called before the platform was used.');
  return current;
}

/**
 * Whether this deployment's host supports an extension; requests must not use it otherwise.
 * @throws Error before `configurePlatform` was called
 * @example if (hostCan('saved-address')) console.log('The checkout offers to keep it.');
 */
export const hostCan = (capability: Capability): boolean =>
  platformConfig().hostCapabilities?.includes(capability) ?? false;
