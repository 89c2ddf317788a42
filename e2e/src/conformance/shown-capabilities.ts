import { ALL_CALLS } from '@vitrina/contract/all-calls';
import type { Call } from '@vitrina/contract/call';
import { CAPABILITIES, type Capability } from '@vitrina/contract/capabilities';
import { type Finding, isUsable } from './finding.ts';

const calls: readonly Call[] = ALL_CALLS;

/** Capabilities of fields and headers need an answer as evidence. */
const needsEvidence = (capability: Capability): boolean =>
  calls.some(({ additive = {} }) => Object.values(additive).includes(capability));

/**
 * Capabilities the host has shown: each of its calls is usable, and its fields took effect. Untried ones are
 * not listed.
 * @param evidence capabilities shown by a field or header of an answer
 */
export function shownCapabilities(
  findings: readonly Finding[],
  evidence: ReadonlySet<Capability>,
): Capability[] {
  const isShown = (capability: Capability): boolean => {
    const own = findings.filter((finding) => finding.capability === capability);
    if (!own.every(isUsable)) return false;
    // Without its own call, only the evidence can show it.
    return own.length === 0 || needsEvidence(capability) ? evidence.has(capability) : true;
  };
  return CAPABILITIES.filter(isShown);
}
