import type { ChangeKind } from '@vitrina/contract/rules/change-kinds';
import { onChanges } from '@vitrina/shared-auth';
import { useEffect, useState } from 'react';

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
 */
export function useSteadyRows<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
  { kinds, updatedAt }: Live,
  view: string,
): SteadyRows<Row> {
  const now: Shown<Row> = { rows, source: rows, updatedAt, view };
  const [shown, setShown] = useState(now);
  const [expects, setExpects] = useState(false);
  useEffect(
    () =>
      onChanges((changes) => {
        if (changes === 'all' || changes.some(({ kind }) => kinds.includes(kind))) setExpects(true);
      }),
    [kinds],
  );
  let steady = shown;
  if (shown.updatedAt !== updatedAt || shown.view !== view || shown.source !== rows) {
    // Rows that were never fetched have no places to keep.
    const isTold = expects && shown.updatedAt > 0 && shown.view === view;
    steady = isTold ? { ...now, rows: inPlace(shown.rows, rows, keyOf) } : now;
    setShown(steady);
    if (expects && shown.updatedAt !== updatedAt) setExpects(false);
  }
  const [before, after] = [keysOf(steady.rows, keyOf), keysOf(rows, keyOf)];
  const added = [...after].filter((key) => !before.has(key)).length;
  const removed = [...before].filter((key) => !after.has(key)).length;
  const fresh = added + removed > 0 ? { added, removed, show: () => setShown(now) } : null;
  return { rows: steady.rows, fresh };
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
