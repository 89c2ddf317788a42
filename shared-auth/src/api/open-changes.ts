import { streamChanges } from '@vitrina/contract/calls/stream-changes';
import { hostCan } from '../platform.ts';
import { getSession } from '../session.ts';
import { callUrl } from './call-url.ts';

/**
 * Opens the stream of changes for the signed-in person. Unlike a call it has no time-out and no retry, and
 * a refusal does not affect the session.
 * @param after number of the last known change; `now` for the present
 * @param age with `now`, ms since the page began to read
 * @throws TypeError without an answer, DOMException `AbortError` when `signal` aborts
 */
export function openChanges(
  after: number | 'now',
  signal: AbortSignal,
  age?: number,
): Promise<Response> {
  const { token } = getSession();
  const headers = token ? { authorization: `Bearer ${token}` } : undefined;
  return fetch(callUrl(streamChanges, {}, { after, age }), { signal, ...(headers && { headers }) });
}

/** Whether somebody is signed in and the host reports changes. */
export const canOpenChanges = (): boolean => hostCan('live-changes') && getSession().token !== null;
