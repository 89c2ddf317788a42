import type { Query } from '@tanstack/react-query';
import type { Change } from '@vitrina/contract/entities/change';
import type { ChangeKind } from '@vitrina/contract/rules/change-kinds';
import { dropEarlyResponses } from './api/early-responses.ts';
import { queryClient } from './query.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** What an answer shows; asked for again when one of them changed at the host. */
      shows?: readonly ChangeKind[];
    };
  }
}

/** What changed at the host, each thing once; `all` where something may have been missed. */
export type Changes = readonly Change[] | 'all';
type Listener = (changes: Changes) => void;

const listeners = new Set<Listener>();

/**
 * Calls back when something changes at the host, with a host that tells (`live-changes`).
 * What only has to be fetched again says so in its query: `meta: { shows: ['order'] }`.
 * @returns ends it
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
 * Tells this tab that something changed at the host; the shell does. Each query that shows it is read
 * again at once, and however often it changes meanwhile, at most every half second after that.
 */
export function tellChanges(changes: Changes): void {
  // Without a change this is a sign of life.
  if (changes === 'all' || changes.length > 0) dropEarlyResponses();
  for (const listener of listeners) listener(changes);
  const isShown = (kinds: readonly ChangeKind[] = []) =>
    changes === 'all' ? kinds.length > 0 : changes.some(({ kind }) => kinds.includes(kind));
  for (const query of queryClient.getQueryCache().findAll())
    if (isShown(query.meta?.shows)) void readAgain(query);
}

/** Least time between two readings of one query, in ms. */
const PAUSE_MS = 500;
/** Queries that are being read again, by hash -> whether something changed since that began. */
const reading = new Map<string, boolean>();

async function readAgain(query: Query): Promise<void> {
  const { queryHash, queryKey } = query;
  const isReading = reading.has(queryHash);
  reading.set(queryHash, isReading);
  if (isReading) return;
  do {
    // A first reading may be older than the change, and is not begun anew but waited for.
    if (query.state.data === undefined) await query.promise?.catch(() => {});
    reading.set(queryHash, false);
    // Without a page yet it is read when that comes; an answer under way would pass for a fresh one then.
    const refetchType = query.state.fetchStatus === 'idle' ? 'active' : 'all';
    const again = queryClient.invalidateQueries({ queryKey, exact: true, refetchType });
    await Promise.all([again, pause()]);
  } while (reading.get(queryHash));
  reading.delete(queryHash);
}

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
