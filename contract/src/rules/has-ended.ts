import { knownState } from './known-state.ts';
import { REQUEST_STATES } from './request-status.ts';

/** Whether a request came to its end: nothing is asked, shown or answered in it any more. */
export function hasEnded({ status }: { status: string | null }): boolean {
  const state = knownState(REQUEST_STATES, status);
  return state !== null && REQUEST_STATES[state].isFinal === true;
}
