import { ALL_CALLS } from '@vitrina/contract/all-calls';
import type { Call } from '@vitrina/contract/call';
import { CAPABILITIES, type Capability } from '@vitrina/contract/capabilities';
import { type Finding, isUsable } from './finding.ts';

const calls: readonly Call[] = ALL_CALLS;

/** Of fields and headers an answer has to show that the host knows them. */
const needsEvidence = (capability: Capability): boolean =>
  calls.some(({ additive = {} }) => Object.values(additive).includes(capability));

/**
 * What the host has shown that it can: each of a capability's calls is usable, and its fields did
 * what they are for. What could not be tried is not listed.
 * @param evidence capabilities whose fields or headers an answer has shown
 */
export function shownCapabilities(
  findings: readonly Finding[],
  evidence: ReadonlySet<Capability>,
): Capability[] {
  const isShown = (capability: Capability): boolean => {
    const own = findings.filter((finding) => finding.capability === capability);
    if (!own.every(isUsable)) return false;
    // Without a call of its own, nothing else can show it.
    return own.length === 0 || needsEvidence(capability) ? evidence.has(capability) : true;
  };
  return CAPABILITIES.filter(isShown);
}
