import { hostCan, queryClient } from '@vitrina/shared-auth';
import { auditMessages as text } from '../audit-messages.ts';
import style from '../features/audit/audit.module.css';
import { AuditList } from '../features/audit/audit-list.tsx';
import { auditQuery } from '../features/audit/audit-query.ts';
import {
  isUnreadable,
  readAuditFilters,
  readNumber,
} from '../features/audit/read-audit-filters.ts';

export const handle = { title: text.title };

export const loader = ({ request }: { request: Request }) => {
  const search = new URL(request.url).searchParams;
  const filters = readAuditFilters(search);
  if (isUnreadable(search, filters)) return null;
  const query = auditQuery(filters, readNumber(search.get('page')));
  if (hostCan('audit')) void queryClient.prefetchQuery(query);
  return null;
};

export function Component() {
  return (
    <>
      <h1>{text.title}</h1>
      <p className={style.intro}>
        {text.intro} {!hostCan('audit-releases') && text.releases}
      </p>
      <AuditList />
    </>
  );
}
