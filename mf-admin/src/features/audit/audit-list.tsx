import { useQuery } from '@tanstack/react-query';
import { listAuditEntries } from '@vitrina/contract/calls/list-audit-entries';
import type { AuditEntry } from '@vitrina/contract/entities/audit-entry';
import { hostCan } from '@vitrina/shared-auth';
import { useHeld } from '@vitrina/shared-auth/per-package/permissions';
import { useSteadyRows } from '@vitrina/shared-auth/per-package/use-steady-rows';
import { Button } from '@vitrina/shared-ui/button';
import { EmptyState } from '@vitrina/shared-ui/empty-state';
import { QueryView } from '@vitrina/shared-ui/query-view';
import { auditMessages as text } from '../../audit-messages.ts';
import { messages } from '../../messages.ts';
import { FoundCount } from '../list/found-count.tsx';
import { ListSkeleton } from '../list/list-skeleton.tsx';
import { NoRows } from '../list/no-rows.tsx';
import { UnreadRows } from '../list/unread-rows.tsx';
import { type ListParams, useListParams } from '../list/use-list-params.ts';
import style from './audit.module.css';
import { AuditExport } from './audit-export.tsx';
import { AuditFilters, offeredKinds } from './audit-filters.tsx';
import { AuditItem } from './audit-item.tsx';
import { AUDITED_CHANGES, auditQuery, type AuditFilters as Filters } from './audit-query.ts';
import { isUnreadable, readAuditFilters, readNumber } from './read-audit-filters.ts';

const NONE: readonly AuditEntry[] = [];

export function AuditList() {
  if (!hostCan('audit'))
    return <EmptyState title={text.missing.title}>{text.missing.text}</EmptyState>;
  return <Entries />;
}

function Entries() {
  const params = useListParams();
  const filters = readAuditFilters(params.search);
  const isHeld = useHeld();
  const isMine = !filters.kind || offeredKinds(isHeld).includes(filters.kind);
  if (isUnreadable(params.search, filters) || !isMine)
    return (
      <div className={style.page}>
        <AuditFilters filters={filters} params={params} shown={NONE} />
        <EmptyState
          title={isMine ? text.unreadable.title : text.notYours.title}
          action={<Button onClick={params.clear}>{text.clear}</Button>}
        >
          {isMine ? text.unreadable.text : text.notYours.text}
        </EmptyState>
      </div>
    );
  return <Found filters={filters} params={params} />;
}

function Found({ filters, params }: { filters: Filters; params: ListParams }) {
  const before = readNumber(params.search.get('page'));
  const query = useQuery(auditQuery(filters, before));
  const { rows, fresh } = useSteadyRows(
    query.data?.data ?? NONE,
    ({ id }) => id,
    { kinds: AUDITED_CHANGES, updatedAt: query.dataUpdatedAt },
    params.search.toString(),
  );
  return (
    <div className={style.page}>
      <AuditFilters filters={filters} params={params} shown={query.data?.data ?? NONE} />
      <QueryView
        query={query}
        loading={<ListSkeleton />}
        failed={text.failed}
        retryLabel={messages.retry}
      >
        {({ next }) => (
          <section
            className={style.found}
            aria-label={text.title}
            aria-busy={query.isPlaceholderData}
          >
            <UnreadRows call={listAuditEntries} />
            <div className={style.head}>
              <FoundCount found={rows.length} fresh={fresh} added={text.added}>
                {before ? text.olderCount(rows.length) : text.count(rows.length, Boolean(next))}
              </FoundCount>
              <AuditExport filters={filters} params={params} />
            </div>
            {rows.length === 0 ? (
              <Nothing params={params} />
            ) : (
              <ol className={style.list}>
                {rows.map((entry) => (
                  <AuditItem key={entry.id} entry={entry} />
                ))}
              </ol>
            )}
            <Pages before={before} next={next ?? undefined} params={params} />
          </section>
        )}
      </QueryView>
    </div>
  );
}

function Nothing({ params }: { params: ListParams }) {
  if (!params.filtered && !params.get('page'))
    return <NoRows call={listAuditEntries} empty={text.empty} />;
  // The link to the newest entries is below.
  if (params.get('page'))
    return <EmptyState title={text.noOlder.title}>{text.noOlder.text}</EmptyState>;
  return (
    <EmptyState
      title={text.noMatch.title}
      action={<Button onClick={params.clear}>{text.clear}</Button>}
    >
      {text.noMatch.text}
    </EmptyState>
  );
}

interface PagesProps {
  before: number | undefined;
  next: number | undefined;
  params: ListParams;
}

/** Pages by entry id, not by page number: new entries do not shift rows between pages. */
function Pages({ before, next, params }: PagesProps) {
  if (!before && !next) return null;
  return (
    <nav className={style.pages} aria-label={text.pages}>
      {before && (
        <Button variant="secondary" size="sm" onClick={() => params.set({ page: '' })}>
          {text.newest}
        </Button>
      )}
      {next && (
        <Button variant="secondary" size="sm" onClick={() => params.set({ page: `${next}` })}>
          {text.older}
        </Button>
      )}
    </nav>
  );
}
