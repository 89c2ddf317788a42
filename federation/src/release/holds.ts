import type { Hold, Registry } from '@vitrina/contract/registry';
import { ReleaseError } from '../publish.ts';
import type { RegistryKeeper } from './registry-keeper.ts';

/** In place of a name: every remote, the shell, and the embed. */
export const ALL = 'all';

/**
 * Nothing new of `name` goes live until `hold.until`; a hold that was there is replaced. Holds that ran
 * out are swept away.
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

/** Holds of today: name, or `all` -> hold. */
export const running = ({ holds = {} }: Registry, now: Date): Record<string, Hold> =>
  Object.fromEntries(Object.entries(holds).filter(([, { until }]) => new Date(until) > now));

/**
 * For whatever brings something new. Ways back do not ask: a hold is there to keep what works, not what
 * turned out to be broken.
 * @throws ReleaseError that says until when, why, and how to end it
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
 * Before a build that takes minutes; whatever changes the registry asks again.
 * @throws ReleaseError as `assertNotHeld`
 */
export async function refuseHeld(keeper: RegistryKeeper, name: string): Promise<void> {
  const live = await keeper.live();
  if (live) assertNotHeld(live.registry, name);
}

/** What is held and why, a line each. */
export const describeHolds = (registry: Registry, now = new Date()): string[] =>
  Object.entries(running(registry, now)).map(
    ([name, { until, reason }]) => `${name} is held until ${until}: ${reason}`,
  );
