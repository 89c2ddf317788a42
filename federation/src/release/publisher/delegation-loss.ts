import type { PlatformConfig } from '@vitrina/contract/config';
import {
  delegationProblem,
  entryProblem,
  olderDelegation,
} from '@vitrina/contract/delegation-signature';
import type { Registry } from '@vitrina/contract/registry';
import { hasSameContent, hasSameEntry, isOff, isSameValue } from './place.ts';

/**
 * Why a registry must not replace another: pages would refuse it, or one of its changed entries.
 * Null when no roots delegate; a configuration of before, without roots, ends no delegation. Switching a remote off is never refused; switching one on is, when no
 * browser would run it.
 * @param before as written
 */
export async function delegationLoss(
  before: Registry,
  next: Registry,
  { roots, environment }: PlatformConfig,
): Promise<string | null> {
  const { delegation, roster } = next;
  if (!before.delegation && (!roots || !delegation)) return null;
  if (!delegation) return 'the delegation would be lost';
  const older = olderDelegation(next, before);
  if (older) return older;
  if (!isSameValue([delegation, roster], [before.delegation, before.roster])) {
    const problem = roots
      ? await delegationProblem(next, roots, environment)
      : 'the configuration names no roots';
    if (problem) return `${problem}: with the roster, it is for the roots to change`;
  }
  for (const remote of next.remotes) {
    const name = remote?.name;
    const wasOff = isOff(before, name);
    const isSame = remote?.disabled
      ? hasSameContent(before, next, name)
      : hasSameEntry(before, next, name) && !wasOff;
    if (isSame) continue;
    const problem = await entryProblem(remote, { delegation, environment });
    if (problem) return `${problem}: ${wayOut(before, next, name)}`;
  }
  return null;
}

function wayOut(before: Registry, next: Registry, name: string): string {
  if (hasSameContent(before, next, name))
    return `no browser would run it. Set VITRINA_TEAM_KEY beside VITRINA_REGISTRY_KEY, or its team releases ${name} anew while it is off`;
  const without = isOff(before, name)
    ? `${name} stays switched off, and its team changes it`
    : `pnpm switch-off ${name} takes it away`;
  return `releases of a remote are signed with VITRINA_TEAM_KEY. Without it, ${without}`;
}
