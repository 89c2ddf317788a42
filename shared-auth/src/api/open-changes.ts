import { streamChanges } from '@vitrina/contract/calls/stream-changes';
import { hostCan } from '../platform.ts';
import { getSession } from '../session.ts';
import { callUrl } from './call-url.ts';

/**
 * Opens the stream of changes for the signed-in person; its body is an event stream. Unlike a call it
 * has no time-out, is not repeated, and is refused without any consequence for the session.
 * @param after number of the last change that is known; `now` for the present
 * @param age with `now`, how many ms ago the page began to read
 * @throws TypeError when there is no answer, DOMException `AbortError` when `signal` aborts
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

/** Whether there is somebody to listen for, and a host that tells. */
export const canOpenChanges = (): boolean => hostCan('live-changes') && getSession().token !== null;
