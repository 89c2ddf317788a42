import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { usePlace } from './use-place.ts';

/** Estimate before a row is measured. */
const ROW_PX = 57;

export function useWindowRows<Row>(rows: readonly Row[], rowKey: (row: Row) => string | number) {
  const table = useRef<HTMLTableElement>(null);
  const { top } = usePlace(table);
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => ROW_PX,
    overscan: 8,
    scrollMargin: top,
    useFlushSync: false,
    getItemKey: (index) => {
      const row = rows[index];
      return row === undefined ? index : rowKey(row);
    },
  });
  return { table, virtual, top };
}
