import type { AuditKind } from '@vitrina/contract/rules/audit-kinds';
import { useMemo } from 'react';
import { auditMessages as text } from '../../audit-messages.ts';
import { useHasHistory } from '../history/use-has-history.ts';
import type { Column } from '../list/column.ts';
import { HistoryButton } from './history-button.tsx';
import type { Thing } from './thing-history.tsx';

/**
 * A list's columns, and one that opens the history of each row where a record is kept and may be read.
 * @param thingOf declared outside of the component, so that the columns stay the same; null for a row without a number
 */
export function useHistoryColumn<Row>(
  columns: readonly Column<Row>[],
  kind: AuditKind,
  thingOf: (row: Row) => (Thing & { name: string }) | null,
): readonly Column<Row>[] {
  const hasHistory = useHasHistory(kind);
  return useMemo(() => {
    if (!hasHistory) return columns;
    const history: Column<Row> = {
      id: 'history',
      header: text.history.title,
      value: () => '',
      cell(row) {
        const thing = thingOf(row);
        return thing && <HistoryButton {...thing} />;
      },
      control: true,
      // The console's journal finds it too.
      minor: true,
    };
    return [...columns, history];
  }, [columns, thingOf, hasHistory]);
}
