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
 */
export function onChanges(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Tells this tab that something changed at the host; the shell does. */
export function tellChanges(changes: Changes): void {
  const isShown = (kinds: readonly ChangeKind[] = []) =>
    changes === 'all' ? kinds.length > 0 : changes.some(({ kind }) => kinds.includes(kind));
  dropEarlyResponses();
  void queryClient.invalidateQueries({ predicate: ({ meta }) => isShown(meta?.shows) });
  for (const listener of listeners) listener(changes);
}
