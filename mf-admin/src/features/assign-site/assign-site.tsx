import { useQuery } from '@tanstack/react-query';
import { listAllUserWebsites } from '@vitrina/contract/calls/list-all-user-websites';
import type { UserWebsite } from '@vitrina/contract/entities/user-website';
import { QueryView } from '@vitrina/shared-ui/query-view';
import { messages } from '../../messages.ts';
import { useHistoryColumn } from '../audit/use-history-column.tsx';
import { combineQueries } from '../form/combine-queries.ts';
import { DataList } from '../list/data-list.tsx';
import { ListSkeleton } from '../list/list-skeleton.tsx';
import { usersQuery } from '../users/users-query.ts';
import { AssignForm } from './assign-form.tsx';
import { businessesQuery, sitesQuery } from './assign-queries.ts';
import { siteColumns } from './site-columns.tsx';

const text = messages.assign;

export function AssignSite() {
  return (
    <QueryView
      query={combineQueries(useQuery(usersQuery()), useQuery(businessesQuery()))}
      loading={<ListSkeleton />}
      failed={text.loadFailed}
      retryLabel={messages.retry}
    >
      {([users, businesses]) => <AssignForm users={users} businesses={businesses} />}
    </QueryView>
  );
}

/** Every live site of every partner. */
export function SitesList() {
  const columns = useHistoryColumn(siteColumns, 'site', historyOfSite);
  return (
    <QueryView
      query={useQuery(sitesQuery())}
      loading={<ListSkeleton />}
      failed={text.loadFailed}
      retryLabel={messages.retry}
    >
      {(sites) => (
        <DataList
          name="site-uri"
          label={text.sites}
          call={listAllUserWebsites}
          rows={sites}
          columns={columns}
          rowKey={({ id }) => id}
          count={text.count}
          empty={text.empty}
        />
      )}
    </QueryView>
  );
}

const historyOfSite = ({ id, website_url, business_name }: UserWebsite) =>
  ({ kind: 'site', id, name: website_url || business_name || `#${id}` }) as const;
