import { tellChanges } from '@vitrina/shared-auth';
import { canOpenChanges } from '@vitrina/shared-auth/api/open-changes';
import type { SessionUser } from '@vitrina/shared-auth/user';
import { followStream, type Told } from './follow-stream.ts';

/** Between tabs: changes the leader received, or a new tab's request for the latest number. */
type Message = Told | 'how far';

/** Number of the last change this tab received; null before the first. Kept across sign-ins. */
let known: number | null = null;

function hear({ after, number, changes, isFromStart = false }: Told): void {
  // What was read before the first message, or while the tab was away, may be outdated.
  const isComplete = known === null ? isFromStart : known >= after;
  known = number;
  tellChanges(isComplete ? changes : 'all');
}

/**
 * Reports changes at the host to this tab while it is visible. The browser's tabs share one stream: the
 * holder of a lock reads it and tells the others.
 * @param person owner of the session; another one starts anew
 * @returns a function that stops it
 */
export function listenToChanges(person: SessionUser['id']): () => void {
  if (!canOpenChanges() || !navigator.locks) return () => {};
  let listening: AbortController | undefined;

  function listen({ signal }: AbortController): void {
    const name = `vitrina:changes:${person}`;
    const channel = new BroadcastChannel(name);
    signal.addEventListener('abort', () => channel.close());
    let leads = false;
    channel.onmessage = ({ data }: MessageEvent<Message>) => {
      if (data !== 'how far') hear(data);
      else if (leads && known !== null)
        channel.postMessage({ after: known, number: known, changes: [] });
    };
    channel.postMessage('how far');
    const isLeft = new Promise((resolve) => signal.addEventListener('abort', resolve));
    const lead = async () => {
      leads = true;
      const stream = followStream(
        known ?? 'now',
        (told) => {
          hear(told);
          // The other tab started to read at another time.
          channel.postMessage({ ...told, isFromStart: false });
        },
        signal,
      );
      // When the host sends no changes, other tabs need not ask it. A page that is left releases the lock
      // before its stream ends: browsers drop a kept page with a lock that another page asks for.
      await Promise.race([stream.then(() => isLeft), isLeft]);
    };
    navigator.locks.request(name, { signal }, lead).catch(() => {});
  }

  function follow(): void {
    if (document.visibilityState === 'visible') {
      if (listening) return;
      listening = new AbortController();
      listen(listening);
    } else {
      listening?.abort();
      listening = undefined;
    }
  }

  const stopped = new AbortController();
  document.addEventListener('visibilitychange', follow, { signal: stopped.signal });
  addEventListener('pageshow', follow, { signal: stopped.signal });
  follow();
  return () => {
    stopped.abort();
    listening?.abort();
  };
}
