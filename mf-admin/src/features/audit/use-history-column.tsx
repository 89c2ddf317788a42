import type { AuditKind } from '@vitrina/contract/rules/audit-kinds';
import { useMemo } from 'react';
import { auditMessages as text } from '../../audit-messages.ts';
import { useHasHistory } from '../history/use-has-history.ts';
import type { Column } from '../list/column.ts';
import { HistoryButton } from './history-button.tsx';
import type { Thing } from './thing-history.tsx';

/**
 * Appends a history button to each row where a record is kept and readable.
 * @param thingOf declare it outside the component to keep the columns stable; null for a row without a
 * number
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
      // The audit log has it too.
      minor: true,
    };
    return [...columns, history];
  }, [columns, thingOf, hasHistory]);
}
