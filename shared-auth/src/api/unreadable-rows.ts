import { create } from 'zustand';

/** A row of an answer that failed validation. */
export interface UnreadableRow {
  /** Its id as sent by the host, or `#3` for the third row. */
  name: string;
  /** The invalid field; '' when the row itself is invalid. */
  field: string;
}

type UnreadableRows = Readonly<Record<string, readonly UnreadableRow[]>>;

const NONE: readonly UnreadableRow[] = [];

/**
 * Rows left out of the last answer, by call name.
 * @example const stop = useAllUnreadableRows.subscribe((all) => console.warn(Object.keys(all)));
 */
export const useAllUnreadableRows = create<UnreadableRows>(() => ({}));

/**
 * Rows left out of the last answer to a call, to be mentioned beside its list.
 * @example
 * import { listOrders } from '@vitrina/contract/calls/list-orders';
 * const names = useUnreadableRows(listOrders.name).map(({ name }) => name);
 * const note = names.length > 0 && <p>Comenzi necitite: {names.join(', ')}</p>;
 */
export const useUnreadableRows = (call: string): readonly UnreadableRow[] =>
  useAllUnreadableRows((all) => all[call] ?? NONE);

/** Stores the rows left out of an answer to a call. */
export function noteUnreadable(call: string, rows: readonly UnreadableRow[]): void {
  const known = useAllUnreadableRows.getState()[call] ?? NONE;
  if (rows.length > 0 || known.length > 0) useAllUnreadableRows.setState({ [call]: rows });
}
