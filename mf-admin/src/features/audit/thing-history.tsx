import { useQuery } from '@tanstack/react-query';
import type { AuditKind } from '@vitrina/contract/rules/audit-kinds';
import { QueryView } from '@vitrina/shared-ui/query-view';
import { useState } from 'react';
import { auditMessages as text } from '../../audit-messages.ts';
import { messages } from '../../messages.ts';
import { HistoryLink } from '../history/history-link.tsx';
import { useHasHistory } from '../history/use-has-history.ts';
import { ListSkeleton } from '../list/list-skeleton.tsx';
import style from './audit.module.css';
import { AuditItem } from './audit-item.tsx';
import { auditQuery } from './audit-query.ts';

export interface Thing {
  kind: AuditKind;
  id: number;
}

/** A thing's history, loaded when opened; hidden where no record is kept or readable. */
export function ThingHistory({ kind, id }: Thing) {
  const [open, setOpen] = useState(false);
  if (!useHasHistory(kind)) return null;
  return (
    <details
      className={style.history}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      data-internal=""
    >
      <summary>{text.history.title}</summary>
      {open && <EntriesOfThing kind={kind} id={id} />}
    </details>
  );
}

export function EntriesOfThing({ kind, id }: Thing) {
  return (
    <QueryView
      query={useQuery(auditQuery({ kind, subject: id }))}
      loading={<ListSkeleton />}
      failed={text.failed}
      retryLabel={messages.retry}
    >
      {({ data, next }) => (
        <div className={style.found}>
          {data.length === 0 ? (
            <p className={style.quiet}>{text.history.empty}</p>
          ) : (
            <ol className={style.list}>
              {data.map((entry) => (
                <AuditItem key={entry.id} entry={entry} />
              ))}
            </ol>
          )}
          {next && <p className={style.quiet}>{text.history.more}</p>}
          <HistoryLink kind={kind} id={id} />
        </div>
      )}
    </QueryView>
  );
}
