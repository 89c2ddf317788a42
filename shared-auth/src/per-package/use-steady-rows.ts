import type { ChangeKind } from '@vitrina/contract/rules/change-kinds';
import { onChanges } from '@vitrina/shared-auth';
import { useEffect, useState } from 'react';

/* Compiled into each package that asks for it, as `profile.ts`. */

type Key = string | number;

/** What makes a list change by itself. */
export interface Live {
  kinds: readonly ChangeKind[];
  /** When its rows were fetched last, in ms since 1970 (`dataUpdatedAt`); 0 before they were. */
  updatedAt: number;
}

/** Rows that came or went since the list was looked at. */
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
  /** On the screen. */
  rows: readonly Row[];
  /** What they were made from. */
  source: readonly Row[];
  updatedAt: number;
  view: string;
}

/**
 * Rows that keep their places while others change them at the host: what is in a row is brought up to
 * date, what would move rows under the pointer is offered. What the person does themselves shows at once.
 * @param rows the same array until they change
 * @param view filters, order and page: another one shows everything there is
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
    // What was never fetched has no rows that could keep their places.
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

/** The rows that are shown, in their places, each as it is now. */
function inPlace<Row>(
  shown: readonly Row[],
  fresh: readonly Row[],
  keyOf: (row: Row) => Key,
): readonly Row[] {
  const known = new Map(fresh.map((row) => [keyOf(row), row]));
  return shown.map((row) => known.get(keyOf(row)) ?? row);
}
