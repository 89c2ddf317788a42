import type { PlatformConfig } from '@vitrina/contract/config';
import {
  delegationProblem,
  entryProblem,
  olderDelegation,
} from '@vitrina/contract/delegation-signature';
import type { Registry } from '@vitrina/contract/registry';
import { hasSameEntry, isSameValue } from './place.ts';

/**
 * Why a registry must not replace another: pages would refuse it, or one of its changed entries.
 * Null when no roots delegate. The kill switch is never refused.
 * @param before as written
 */
export async function delegationLoss(
  before: Registry,
  next: Registry,
  { roots, environment }: PlatformConfig,
): Promise<string | null> {
  const { delegation, roster } = next;
  if (!roots || (!delegation && !before.delegation)) return null;
  if (!delegation) return 'the delegation would be lost';
  const older = olderDelegation(next, before);
  if (older) return older;
  if (!isSameValue([delegation, roster], [before.delegation, before.roster])) {
    const problem = await delegationProblem(next, roots, environment);
    if (problem) return `${problem}: with the roster, it is for the roots to change`;
  }
  for (const remote of next.remotes) {
    if (remote?.disabled || hasSameEntry(before, next, remote?.name)) continue;
    const problem = await entryProblem(remote, { delegation, environment });
    if (problem) return `${problem}: releases of a remote are signed with VITRINA_TEAM_KEY`;
  }
  return null;
}
