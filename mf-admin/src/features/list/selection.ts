import { create } from 'zustand';

export type RowKey = string | number;

export interface Selection<Row> {
  /** Follows what is chosen; rows of pages that are not shown stay chosen. */
  useChosen: <Picked>(pick: (chosen: ReadonlyMap<RowKey, Row>) => Picked) => Picked;
  keyOf: (row: Row) => RowKey;
  choose: (rows: readonly Row[], isChosen: boolean) => void;
  clear: () => void;
}

/** Rows of a list that were chosen for a common step. */
export function createSelection<Row>(keyOf: (row: Row) => RowKey): Selection<Row> {
  const useStore = create<{ chosen: ReadonlyMap<RowKey, Row> }>(() => ({ chosen: new Map() }));
  return {
    useChosen: (pick) => useStore(({ chosen }) => pick(chosen)),
    keyOf,
    choose(rows, isChosen) {
      const chosen = new Map(useStore.getState().chosen);
      for (const row of rows) {
        if (isChosen) chosen.set(keyOf(row), row);
        else chosen.delete(keyOf(row));
      }
      useStore.setState({ chosen });
    },
    clear: () => useStore.setState({ chosen: new Map() }),
  };
}
