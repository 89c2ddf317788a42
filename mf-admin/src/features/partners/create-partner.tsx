import { useQuery } from '@tanstack/react-query';
import { listPartners } from '@vitrina/contract/calls/list-partners';
import type { Partner } from '@vitrina/contract/entities/partner';
import { formatDateTime } from '@vitrina/contract/rules/dates';
import { QueryView } from '@vitrina/shared-ui/query-view';
import { messages } from '../../messages.ts';
import { sitesQuery } from '../assign-site/assign-queries.ts';
import { useHistoryColumn } from '../audit/use-history-column.tsx';
import { combineQueries } from '../form/combine-queries.ts';
import type { Column } from '../list/column.ts';
import { DataList } from '../list/data-list.tsx';
import { ListSkeleton } from '../list/list-skeleton.tsx';
import { usersQuery } from '../users/users-query.ts';
import { PartnerForm } from './partner-form.tsx';
import { partnersQuery } from './partners-query.ts';

const text = messages.partners;

export function CreatePartner() {
  return (
    <QueryView
      query={combineQueries(useQuery(usersQuery()), useQuery(sitesQuery()))}
      loading={<ListSkeleton />}
      failed={text.loadFailed}
      retryLabel={messages.retry}
    >
      {([users, sites]) => <PartnerForm users={users} sites={sites} />}
    </QueryView>
  );
}

const columns: readonly Column<Partner>[] = [
  { id: 'name', header: text.columns.name, value: (row) => row.name ?? '', main: true },
  { id: 'website', header: text.columns.website, value: (row) => row.website_url ?? '' },
  { id: 'sync', header: text.columns.syncUrl, value: (row) => row.sync_url ?? '' },
  {
    id: 'synced',
    header: text.columns.synced,
    value: (row) => row.last_synced_at ?? '',
    cell: (row) => row.last_sync_error ?? (formatDateTime(row.last_synced_at) || text.never),
  },
];

const historyOfPartner = ({ id, name }: Partner) =>
  id ? ({ kind: 'partner', id, name: name || `#${id}` } as const) : null;

/** Partners there are already; where the host cannot list them, it says so. */
export function PartnersList() {
  const listed = useHistoryColumn(columns, 'partner', historyOfPartner);
  const query = useQuery(partnersQuery());
  if (query.data === null) return <p>{text.notListed}</p>;
  return (
    <>
      <h2>{text.list}</h2>
      <QueryView
        query={query}
        loading={<ListSkeleton />}
        failed={text.listFailed}
        retryLabel={messages.retry}
      >
        {(partners) => (
          <DataList
            name="parteneri"
            label={text.list}
            call={listPartners}
            rows={partners ?? []}
            columns={listed}
            rowKey={(row) => row.id ?? row.sync_url ?? ''}
            count={text.count}
            empty={text.empty}
          />
        )}
      </QueryView>
    </>
  );
}
