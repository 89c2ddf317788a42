import { useQuery } from '@tanstack/react-query';
import { listPartners } from '@vitrina/contract/calls/list-partners';
import type { Partner } from '@vitrina/contract/entities/partner';
import { formatDateTime } from '@vitrina/contract/rules/dates';
import { siteName } from '@vitrina/contract/rules/web-link';
import { hostCan } from '@vitrina/shared-auth';
import { Badge } from '@vitrina/shared-ui/badge';
import { QueryView } from '@vitrina/shared-ui/query-view';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { connectionMessages } from '../../connection-messages.ts';
import { messages } from '../../messages.ts';
import { sitesQuery } from '../assign-site/assign-queries.ts';
import { useHistoryColumn } from '../audit/use-history-column.tsx';
import style from '../connections/connections.module.css';
import { combineQueries } from '../form/combine-queries.ts';
import { FormDrawer } from '../form/form-drawer.tsx';
import type { Column } from '../list/column.ts';
import { DataList } from '../list/data-list.tsx';
import { ListSkeleton } from '../list/list-skeleton.tsx';
import { useSelectableUsers } from '../users/use-selectable-users.ts';
import { PartnerDrawer } from './partner-drawer.tsx';
import { PartnerForm } from './partner-form.tsx';
import { partnersQuery } from './partners-query.ts';
import { isChangeable } from './save-partner.ts';

const text = messages.partners;

export function CreatePartner() {
  const query = combineQueries(useSelectableUsers(), useQuery(sitesQuery()));
  // The host never sends it again: Escape must not lose it.
  const [apiKey, setApiKey] = useState<string>();
  return (
    <FormDrawer action={text.open} title={text.title} isFirstOpen={useIsBareAddress()}>
      <QueryView
        query={query}
        loading={<ListSkeleton />}
        failed={text.loadFailed}
        retryLabel={messages.retry}
      >
        {([users, sites]) => (
          <PartnerForm users={users} sites={sites} apiKey={apiKey} onKey={setApiKey} />
        )}
      </QueryView>
    </FormDrawer>
  );
}

const columns: readonly Column<Partner>[] = [
  {
    id: 'name',
    header: text.columns.name,
    value: (row) => row.name ?? '',
    cell: (row) => <PartnerName partner={row} />,
    main: true,
  },
  {
    id: 'website',
    header: text.columns.website,
    value: (row) => row.website_url ?? '',
    cell: (row) => siteName(row.website_url) || '—',
  },
  { id: 'sync', header: text.columns.syncUrl, value: (row) => row.sync_url ?? '' },
  {
    id: 'synced',
    header: text.columns.synced,
    value: (row) => row.last_synced_at ?? '',
    cell: (row) => row.last_sync_error ?? (formatDateTime(row.last_synced_at) || text.never),
  },
];

const ACTIONS: Column<Partner> = {
  id: 'actions',
  header: connectionMessages.column,
  value: () => '',
  cell: (row) => isChangeable(row) && <PartnerDrawer partner={row} />,
  control: true,
};
const withActions = [...columns, ACTIONS];

const PartnerName = ({ partner: { name, ended_at, has_key } }: { partner: Partner }) => (
  <span className={style.name}>
    {name}
    {ended_at ? (
      <Badge>{connectionMessages.ended}</Badge>
    ) : (
      has_key === false && <Badge tone="warning">{connectionMessages.noKey}</Badge>
    )}
  </span>
);

const historyOfPartner = ({ id, name }: Partner) =>
  id ? ({ kind: 'partner', id, name: name || `#${id}` } as const) : null;

export function PartnersList() {
  const listed = useHistoryColumn(
    hostCan('partner-changes') ? withActions : columns,
    'partner',
    historyOfPartner,
  );
  const query = useQuery(partnersQuery());
  if (query.data === null) return <p>{text.notListed}</p>;
  return (
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
  );
}

/** `/admin/create-partner` opens its form; with a search in the address it is only the list. */
function useIsBareAddress(): boolean {
  const { search } = useLocation();
  const [isBare] = useState(search === '');
  return isBare;
}
