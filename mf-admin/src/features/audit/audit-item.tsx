import type { AuditEntry } from '@vitrina/contract/entities/audit-entry';
import { classNames } from '@vitrina/shared-ui/class-names';
import { DateText } from '@vitrina/shared-ui/date-text';
import { auditMessages as text } from '../../audit-messages.ts';
import style from './audit.module.css';
import { AuditChanges } from './audit-changes.tsx';
import { actorOf, changesOf, deedOf, saysAll } from './describe-entry.ts';

export function AuditItem({ entry }: { entry: AuditEntry }) {
  const changes = changesOf(entry);
  return (
    <li className={classNames(style.item)}>
      <p className={style.sentence}>
        <strong>{actorOf(entry)}</strong> {deedOf(entry)}
      </p>
      <p className={style.quiet}>
        <DateText value={entry.at} format="date-time" />
        {entry.actor_kind !== 'database' && ` · ${entry.what}`}
        {entry.session && ` · ${text.session(entry.session)}`}
      </p>
      {!saysAll(entry) && changes.length > 0 && (
        <details className={style.details} open={entry.action === 'changed' && changes.length < 6}>
          <summary>{text.details(changes.length)}</summary>
          <AuditChanges entry={entry} changes={changes} />
          {entry.request && <p className={style.quiet}>{text.request(entry.request)}</p>}
        </details>
      )}
    </li>
  );
}
