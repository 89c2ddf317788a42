import { create } from 'zustand';

/** A row of an answer that could not be read. */
export interface UnreadableRow {
  /** Its number as the host wrote it, or `#3` for the third of a list. */
  name: string;
  /** The field to blame; '' where the row is none at all. */
  field: string;
}

type UnreadableRows = Readonly<Record<string, readonly UnreadableRow[]>>;

const NONE: readonly UnreadableRow[] = [];

/** What was left out of the last answer to each call, by the call's name. */
export const useAllUnreadableRows = create<UnreadableRows>(() => ({}));

/** What was left out of the last answer to the call with this name: to be said beside its list. */
export const useUnreadableRows = (call: string): readonly UnreadableRow[] =>
  useAllUnreadableRows((all) => all[call] ?? NONE);

/** Keeps what was left out of an answer to the call with this name. */
export function noteUnreadable(call: string, rows: readonly UnreadableRow[]): void {
  const known = useAllUnreadableRows.getState()[call] ?? NONE;
  if (rows.length > 0 || known.length > 0) useAllUnreadableRows.setState({ [call]: rows });
}
