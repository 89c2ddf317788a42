import { MAX_AGE_MS } from '@vitrina/contract/calls/stream-changes';
import { change } from '@vitrina/contract/entities/change';
import { hostCan } from '@vitrina/shared-auth';
import { openChanges } from '@vitrina/shared-auth/api/open-changes';
import type { Changes } from '@vitrina/shared-auth/changes';
import { readEvents } from './read-events.ts';

/** A message of a stream: all changes after one number, up to another. */
export interface Told {
  after: number;
  /** Number of the last change, to resume after. */
  number: number;
  changes: Changes;
  /** The first message, with nothing missed since the page started to read. */
  isFromStart?: boolean;
}

/** First and longest pause before reconnecting, in ms. */
const PAUSE_MS = { first: 300, most: 60_000 };
/** Allowance for the delay until the host computes the age. */
const MARGIN_MS = 3000;
/** A shorter stream counts as a failure, or else a host that ends each one would be asked without pause. */
const LASTED_MS = 10_000;

/**
 * Keeps a stream of changes open until `signal` aborts: reconnects where it was, with growing random
 * pauses.
 * @returns early when this host sends no changes
 */
export async function followStream(
  from: number | 'now',
  tell: (told: Told) => void,
  signal: AbortSignal,
): Promise<void> {
  let after = from;
  let failures = 0;
  while (!signal.aborted) {
    const opened = Date.now();
    const age = after === 'now' && hostCan('changes-since') ? ageOfPage() + MARGIN_MS : undefined;
    const isAsked = age !== undefined && age <= MAX_AGE_MS;
    try {
      const answer = await openChanges(after, signal, isAsked ? age : undefined);
      if (isRefusedForGood(answer)) {
        // The page's own calls find out whether the session ended (docs/product.md#session-end).
        if (answer.status === 401 && after !== 'now')
          tell({ after, number: after, changes: 'all' });
        return;
      }
      if (answer.ok && answer.body)
        await readEvents(answer.body, ({ event, id, data }) => {
          const number = Number(id);
          const isFromStart =
            after === 'now' && isAsked && event === 'ready' && Date.now() - opened < MARGIN_MS;
          const told = { after: after === 'now' ? number : after, number };
          after = number;
          tell({ ...told, changes: changesOf(event, data), ...(isFromStart && { isFromStart }) });
        });
    } catch {
      // Broken, silent, unreachable or unreadable: pause and try again.
    }
    failures = Date.now() - opened > LASTED_MS ? 1 : failures + 1;
    await pause(failures, signal);
  }
}

/** In ms. One of the two clocks may stop while a laptop sleeps. */
const ageOfPage = (): number =>
  Math.ceil(Math.max(performance.now(), Date.now() - performance.timeOrigin));

/** Changes without kinds of a later version, which nothing here shows. */
function changesOf(event: string | undefined, data: string): Changes {
  if (event === 'again') return 'all';
  const told: unknown = event === 'change' ? JSON.parse(data) : [];
  return Array.isArray(told) ? told.flatMap((one) => change.safeParse(one).data ?? []) : 'all';
}

/** The host does not know the call or the session: only another sign-in restarts the stream. */
const isRefusedForGood = ({ status, headers }: Response): boolean =>
  [401, 403, 404, 405, 501].includes(status) ||
  (status === 200 && !headers.get('content-type')?.startsWith('text/event-stream'));

/** Cut short when the network returns: a laptop waking up, a train leaving a tunnel. */
function pause(failures: number, signal: AbortSignal): Promise<void> {
  const grown = Math.min(PAUSE_MS.first * 2 ** (failures - 1), PAUSE_MS.most);
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, grown * (0.5 + Math.random() / 2));
    signal.addEventListener('abort', end);
    addEventListener('online', end);
  });
}
