import type { Hold, Registry } from '@vitrina/contract/registry';
import { ReleaseError } from '../publish.ts';
import type { RegistryKeeper } from './registry-keeper.ts';

/** Holds every remote, the shell and the embed. */
export const ALL = 'all';

/**
 * Holds new releases of `name` until `hold.until`. Replaces an earlier hold and drops expired ones.
 */
export const withHold = (registry: Registry, name: string, hold: Hold, now: Date): Registry => ({
  ...registry,
  holds: { ...running(registry, now), [name]: hold },
});

/** @throws ReleaseError when `name` is not held */
export function withoutHold(registry: Registry, name: string, now: Date): Registry {
  const { [name]: ended, ...rest } = running(registry, now);
  if (!ended) throw new ReleaseError(`${name} is not held, and nothing was changed.`);
  const { holds: _, ...others } = registry;
  return Object.keys(rest).length > 0 ? { ...others, holds: rest } : others;
}

/** The holds that have not expired: name, or `all` -> hold. */
export const running = ({ holds = {} }: Registry, now: Date): Record<string, Hold> =>
  Object.fromEntries(Object.entries(holds).filter(([, { until }]) => new Date(until) > now));

/**
 * Called before a new release. Rollbacks do not call it: a hold protects a working release, not a
 * broken one.
 * @throws ReleaseError with the end, the reason, and how to end the hold
 */
export function assertNotHeld(registry: Registry, name: string, now = new Date()): void {
  const holds = running(registry, now);
  const held = holds[name] ? name : ALL;
  const hold = holds[held];
  if (hold)
    throw new ReleaseError(
      `${held === ALL ? 'Everything' : name} is held until ${hold.until}: ${hold.reason}. To end that: pnpm end-hold ${held}`,
    );
}

export function isHeld(registry: Registry, name: string, now = new Date()): boolean {
  const holds = running(registry, now);
  return (holds[name] ?? holds[ALL]) !== undefined;
}

/**
 * Checks the hold before a long build; the change of the registry checks it again.
 * @throws ReleaseError as `assertNotHeld`
 */
export async function refuseHeld(keeper: RegistryKeeper, name: string): Promise<void> {
  const live = await keeper.live();
  if (live) assertNotHeld(live.registry, name);
}

/** The current holds and their reasons, a line each. */
export const describeHolds = (registry: Registry, now = new Date()): string[] =>
  Object.entries(running(registry, now)).map(
    ([name, { until, reason }]) => `${name} is held until ${until}: ${reason}`,
  );
