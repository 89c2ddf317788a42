import type { Query } from '@tanstack/react-query';
import type { Change } from '@vitrina/contract/entities/change';
import type { ChangeKind } from '@vitrina/contract/rules/change-kinds';
import { dropEarlyResponses } from './api/early-responses.ts';
import { queryClient } from './query.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Kinds shown by the answer; it is refetched when one of them changes at the host. */
      shows?: readonly ChangeKind[];
    };
  }
}

/** Changes at the host, each once; `all` when some may have been missed. */
export type Changes = readonly Change[] | 'all';
type Listener = (changes: Changes) => void;

const listeners = new Set<Listener>();

/**
 * Calls back on changes at the host, if it reports them (`live-changes`). Queries that only need a refetch
 * declare `meta: { shows: ['order'] }` instead.
 * @returns a function that stops it
 * @example
 * import { useEffect } from 'react';
 * useEffect(
 *   () => onChanges((changes) => changes !== 'all' && console.log(changes.length)),
 *   [],
 * );
 */
export function onChanges(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Reports changes at the host to this tab; called by the shell. Refetches each query that shows one at
 * once, and then at most every half second.
 * @example
 * tellChanges([{ kind: 'order', id: 12 }]);
 * tellChanges('all'); // after the connection was lost
 */
export function tellChanges(changes: Changes): void {
  // An empty list is a heartbeat.
  if (changes === 'all' || changes.length > 0) dropEarlyResponses();
  for (const listener of listeners) listener(changes);
  const isShown = (kinds: readonly ChangeKind[] = []) =>
    changes === 'all' ? kinds.length > 0 : changes.some(({ kind }) => kinds.includes(kind));
  for (const query of queryClient.getQueryCache().findAll())
    if (isShown(query.meta?.shows)) void readAgain(query);
}

/** Minimum time between two fetches of a query, in ms. */
const PAUSE_MS = 500;
/** Queries being refetched, by hash -> whether something changed since. */
const reading = new Map<string, boolean>();

async function readAgain(query: Query): Promise<void> {
  const { queryHash, queryKey } = query;
  const isReading = reading.has(queryHash);
  reading.set(queryHash, isReading);
  if (isReading) return;
  do {
    // A first fetch may predate the change: it is awaited, not restarted.
    if (query.state.data === undefined) await query.promise?.catch(() => {});
    reading.set(queryHash, false);
    // Without a page it is fetched on mount; an answer under way would count as fresh then.
    const refetchType = query.state.fetchStatus === 'idle' ? 'active' : 'all';
    const again = queryClient.invalidateQueries({ queryKey, exact: true, refetchType });
    await Promise.all([again, pause()]);
  } while (reading.get(queryHash));
  reading.delete(queryHash);
}

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
