import { knownState } from './known-state.ts';
import { REQUEST_STATES } from './request-status.ts';

/**
 * Whether a request has ended: it takes no more asks, versions or answers.
 * @example hasEnded({ status: 'completed' }) // true
 */
export function hasEnded({ status }: { status: string | null }): boolean {
  const state = knownState(REQUEST_STATES, status);
  return state !== null && REQUEST_STATES[state].isFinal === true;
}
