import type { AuditEntry } from '@vitrina/contract/entities/audit-entry';
import { csvText } from '@vitrina/contract/rules/csv';
import { formatDateTime } from '@vitrina/contract/rules/dates';
import { auditMessages as text } from '../../audit-messages.ts';
import { actorOf, changesOf, deedOf, kindOf, verbOf } from './describe-entry.ts';
import { fieldName } from './field-name.ts';
import { formatValue } from './format-value.ts';

export function entriesCsv(entries: readonly AuditEntry[]): string {
  const { csv, columns } = text;
  const { at, actor, account, kind, subject, action, deed, what, session, request } = csv;
  const head = [at, actor, account, kind, subject, action, deed, what, session, request];
  return csvText([
    [...head, columns.field, columns.before, columns.after],
    ...entries.flatMap((entry) => {
      const cells = cellsOf(entry);
      const changes = changesOf(entry);
      if (changes.length === 0) return [[...cells, '', '', '']];
      return changes.map(({ field, before, after, erased }) => [
        ...cells,
        fieldName(field),
        ...[before, after].map((value) =>
          erased ? text.erased : formatValue(entry, field, value),
        ),
      ]);
    }),
  ]);
}

const cellsOf = (entry: AuditEntry): (string | number)[] => [
  formatDateTime(entry.at),
  actorOf(entry),
  entry.actor_id ?? '',
  kindOf(entry).label,
  entry.subject_id,
  verbOf(entry),
  deedOf(entry),
  entry.what,
  entry.session ?? '',
  entry.request ?? '',
];
