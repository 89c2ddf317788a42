import { tellChanges } from '@vitrina/shared-auth';
import { canOpenChanges } from '@vitrina/shared-auth/api/open-changes';
import type { SessionUser } from '@vitrina/shared-auth/user';
import { followStream, type Told } from './follow-stream.ts';

/** Between the tabs of a browser: what the leader was told, and a tab that asks how far that is. */
type Message = Told | 'how far';

/**
 * Number of the last change that this tab was told of; null before the first. Of no person: who signs
 * in next is told what came after it.
 */
let known: number | null = null;

function hear({ after, number, changes, isFromStart = false }: Told): void {
  // What was read before the first word, or while the tab was away, may be older than what it shows.
  const isComplete = known === null ? isFromStart : known >= after;
  known = number;
  tellChanges(isComplete ? changes : 'all');
}

/**
 * Tells this tab what changes at the host, for as long as it is seen. The tabs of a browser share one
 * stream: the one that holds the lock reads it, and tells the others.
 * @param person whose session it is; another one begins anew
 * @returns ends it
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
    const lead = async () => {
      leads = true;
      await followStream(
        known ?? 'now',
        (told) => {
          hear(told);
          // Another tab began to read at another time.
          channel.postMessage({ ...told, isFromStart: false });
        },
        signal,
      );
      // Where the host does not tell, no other tab has to ask it again.
      if (!signal.aborted)
        await new Promise((resolve) => signal.addEventListener('abort', resolve));
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
