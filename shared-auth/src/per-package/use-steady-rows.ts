import type { ChangeKind } from '@vitrina/contract/rules/change-kinds';
import { onChanges, queryClient } from '@vitrina/shared-auth';
import { useLayoutEffect, useState } from 'react';

type Key = string | number;

/** Live updates of a list. */
export interface Live {
  kinds: readonly ChangeKind[];
  /** When its rows were last fetched, in ms since 1970 (`dataUpdatedAt`); 0 before. */
  updatedAt: number;
}

/** Rows added or removed since the list was looked at. */
export interface Fresh {
  added: number;
  removed: number;
  show: () => void;
}

interface SteadyRows<Row> {
  rows: readonly Row[];
  fresh: Fresh | null;
}

interface Shown<Row> {
  /** Displayed rows. */
  rows: readonly Row[];
  /** Source of the displayed rows. */
  source: readonly Row[];
  updatedAt: number;
  view: string;
}

/**
 * Keeps rows in place while others change them at the host: contents update, but changes that would move
 * rows under the pointer are only offered. The person's own changes show at once.
 * @param rows the same array until they change
 * @param view filters, order and page; another view shows everything
 * @example
 * import { useQuery } from '@tanstack/react-query';
 * import { notificationsQuery } from '@vitrina/shared-auth/per-package/notifications';
 * const KINDS = ['notification'] as const; // outside of the component, like the empty list
 * const NONE: never[] = [];
 * const { data = NONE, dataUpdatedAt } = useQuery(notificationsQuery());
 * const live = { kinds: KINDS, updatedAt: dataUpdatedAt };
 * const { rows, fresh } = useSteadyRows(data, ({ id }) => id, live, 'page 1');
 * const offer = fresh && <button onClick={fresh.show}>{fresh.added} noi</button>;
 */
export function useSteadyRows<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
  { kinds, updatedAt }: Live,
  view: string,
): SteadyRows<Row> {
  const now: Shown<Row> = { rows, source: rows, updatedAt, view };
  const [shown, setShown] = useState(now);
  // Expected answers caused by others' changes.
  const [expected, setExpected] = useState(0);
  // Not in a passive effect, which runs after the rows are painted: a change in between would be missed.
  useLayoutEffect(
    () =>
      onChanges((changes) => {
        const isOfKind = (one: ChangeKind) => kinds.includes(one);
        if (changes !== 'all' && !changes.some(({ kind }) => isOfKind(kind))) return;
        // The answer under way may predate this change: another one follows it.
        const isUnderWay = queryClient.isFetching({
          predicate: ({ meta }) => meta?.shows?.some(isOfKind) ?? false,
        });
        setExpected((count) => (count > 0 && isUnderWay ? 2 : 1));
      }),
    [kinds],
  );
  let steady = shown;
  if (shown.updatedAt !== updatedAt || shown.view !== view || shown.source !== rows) {
    // Rows that were never fetched have no places to keep.
    const hasPlaces = shown.updatedAt > 0 && shown.view === view;
    const isHeld = expected > 0 || bringsOnlyOffered(shown, rows, keyOf);
    steady = hasPlaces && isHeld ? { ...now, rows: inPlace(shown.rows, rows, keyOf) } : now;
    setShown(steady);
    // After a first answer the rows are fetched once more.
    if (expected > 0 && shown.updatedAt > 0 && shown.updatedAt !== updatedAt)
      setExpected(expected - 1);
  }
  const { added, removed } = changesBetween(steady.rows, rows, keyOf);
  const fresh = added + removed > 0 ? { added, removed, show: () => setShown(now) } : null;
  return { rows: steady.rows, fresh };
}

function changesBetween<Row>(
  before: readonly Row[],
  after: readonly Row[],
  keyOf: (row: Row) => Key,
): { added: number; removed: number } {
  const [old, current] = [keysOf(before, keyOf), keysOf(after, keyOf)];
  const added = [...current].filter((key) => !old.has(key)).length;
  return { added, removed: old.size + added - current.size };
}

/** True when changed rows are offered, and the answer contains exactly those. */
function bringsOnlyOffered<Row>(
  { rows, source }: Shown<Row>,
  answer: readonly Row[],
  keyOf: (row: Row) => Key,
): boolean {
  const isSame = (one: readonly Row[], other: readonly Row[]) => {
    const { added, removed } = changesBetween(one, other, keyOf);
    return added + removed === 0;
  };
  return !isSame(rows, source) && isSame(source, answer);
}

const keysOf = <Row>(rows: readonly Row[], keyOf: (row: Row) => Key) => new Set(rows.map(keyOf));

/** The displayed rows in their places, with current contents. */
function inPlace<Row>(
  shown: readonly Row[],
  fresh: readonly Row[],
  keyOf: (row: Row) => Key,
): readonly Row[] {
  const known = new Map(fresh.map((row) => [keyOf(row), row]));
  return shown.map((row) => known.get(keyOf(row)) ?? row);
}
