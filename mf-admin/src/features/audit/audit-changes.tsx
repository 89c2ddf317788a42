import type { AuditChange, AuditEntry } from '@vitrina/contract/entities/audit-entry';
import { auditMessages as text } from '../../audit-messages.ts';
import style from './audit.module.css';
import { fieldName } from './field-name.ts';
import { formatValue } from './format-value.ts';

interface AuditChangesProps {
  entry: AuditEntry;
  changes: readonly AuditChange[];
}

/** Created: only the new values. Deleted: only the old ones. */
export function AuditChanges({ entry, changes }: AuditChangesProps) {
  const [before, after] = [entry.action !== 'created', entry.action !== 'deleted'];
  return (
    <table className={style.changes}>
      <thead>
        <tr>
          <th scope="col">{text.columns.field}</th>
          {before && <th scope="col">{text.columns.before}</th>}
          {after && <th scope="col">{text.columns.after}</th>}
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={change.field}>
            <th scope="row">{fieldName(change.field)}</th>
            {before && <Value entry={entry} change={change} value={change.before} />}
            {after && <Value entry={entry} change={change} value={change.after} />}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ValueProps {
  entry: AuditEntry;
  change: AuditChange;
  value: string | null | undefined;
}

function Value({ entry, change: { field, erased }, value }: ValueProps) {
  if (erased)
    return (
      <td title={text.erasedHint}>
        <em>{text.erased}</em>
      </td>
    );
  return <td>{formatValue(entry, field, value) || text.nothing}</td>;
}
