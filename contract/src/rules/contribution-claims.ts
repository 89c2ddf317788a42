import type { Registry, Release } from '../registry.ts';
import { otherNameOwners } from './claims.ts';

/** A name that only one remote may have, with its kind. */
interface Claim {
  /** `{remote}/{id}` of the command or mount. */
  by: string;
  kind: 'command' | 'shortcut' | 'purpose';
  name: string;
}

type Contributing = Pick<Release, 'mounts' | 'commands'>;

const claimsOf = (remote: string, { mounts, commands = [] }: Contributing): Claim[] => [
  ...mounts.flatMap(({ id, serves }): Claim[] =>
    serves ? [{ by: `${remote}/${id}`, kind: 'purpose', name: serves }] : [],
  ),
  ...commands.flatMap(({ id, shortcut }): Claim[] => [
    { by: `${remote}/${id}`, kind: 'command', name: id },
    ...(shortcut ? [{ by: `${remote}/${id}`, kind: 'shortcut' as const, name: shortcut }] : []),
  ]),
];

const isSame = (a: Claim, b: Claim) => a.kind === b.kind && a.name === b.name;

/**
 * Why `remote` may not publish `release`: another remote has one of its names. Null when it may.
 * @param isNew also checks fallbacks: a rollback needs their names
 */
export function takenContribution(
  registry: Registry,
  remote: string,
  release: Contributing,
  isNew = false,
): string | null {
  const taken = otherNameOwners(registry, remote).flatMap(({ name, current, canary, previous }) =>
    [current, canary?.release, isNew && previous].flatMap((one) =>
      one ? claimsOf(name, one) : [],
    ),
  );
  for (const claim of claimsOf(remote, release)) {
    const owner = taken.find((one) => isSame(one, claim));
    if (owner) return `${claim.by} claims the ${claim.kind} "${claim.name}" of ${owner.by}`;
  }
  return null;
}

/** One sentence for each name that two running remotes claim; the first remote keeps it. */
export function doubleContributions({ remotes }: Registry): string[] {
  const claims = remotes.flatMap(({ name, current, disabled }) =>
    disabled ? [] : claimsOf(name, current),
  );
  return claims.flatMap((claim, index) => {
    const owner = claims.slice(0, index).find((one) => isSame(one, claim));
    return owner
      ? [`the ${claim.kind} "${claim.name}" of ${claim.by} is disabled: ${owner.by} has it`]
      : [];
  });
}
