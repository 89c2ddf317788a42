import { useAllUnreadableRows } from '@vitrina/shared-auth/api/unreadable-rows';
import type { UnreadableEvent } from './telemetry-event.ts';

/** Reports once per call which rows of its answers were unreadable, including earlier ones. */
export function reportUnreadable(report: (event: UnreadableEvent) => void): void {
  const told = new Set<string>();
  const tell = (all: ReturnType<typeof useAllUnreadableRows.getState>) => {
    for (const [call, rows] of Object.entries(all)) {
      if (rows.length === 0 || told.has(call)) continue;
      told.add(call);
      const fields = [...new Set(rows.map(({ field }) => field))];
      report({ type: 'unreadable', call, rows: rows.length, fields });
    }
  };
  tell(useAllUnreadableRows.getState());
  useAllUnreadableRows.subscribe(tell);
}
