import { knownState } from '@vitrina/contract/rules/known-state';
import { REQUEST_STATES } from '@vitrina/contract/rules/request-status';

/** Contract's label; an unknown state keeps the host's word. */
export function stateLabel(status: string | null): string {
  const known = knownState(REQUEST_STATES, status);
  return known ? REQUEST_STATES[known].label : (status ?? '');
}
