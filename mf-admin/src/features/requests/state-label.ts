import { knownState } from '@vitrina/contract/rules/known-state';
import { REQUEST_STATES } from '@vitrina/contract/rules/request-status';

/** As people read it; a state that the contract does not know keeps the host's word. */
export function stateLabel(status: string | null): string {
  const known = knownState(REQUEST_STATES, status);
  return known ? REQUEST_STATES[known].label : (status ?? '');
}
