import { create } from 'zustand';

export type RowKey = string | number;

export interface Selection<Row> {
  /** Subscribes to the selection, which includes rows of other pages. */
  useChosen: <Picked>(pick: (chosen: ReadonlyMap<RowKey, Row>) => Picked) => Picked;
  keyOf: (row: Row) => RowKey;
  choose: (rows: readonly Row[], isChosen: boolean) => void;
  clear: () => void;
}

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
