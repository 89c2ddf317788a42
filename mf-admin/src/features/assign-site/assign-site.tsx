import { useQuery } from '@tanstack/react-query';
import { listAllUserWebsites } from '@vitrina/contract/calls/list-all-user-websites';
import type { UserWebsite } from '@vitrina/contract/entities/user-website';
import { siteName } from '@vitrina/contract/rules/web-link';
import { hostCan } from '@vitrina/shared-auth';
import { QueryView } from '@vitrina/shared-ui/query-view';
import { useSearchParams } from 'react-router-dom';
import { messages } from '../../messages.ts';
import { useHistoryColumn } from '../audit/use-history-column.tsx';
import { combineQueries } from '../form/combine-queries.ts';
import { FormDrawer } from '../form/form-drawer.tsx';
import { DataList } from '../list/data-list.tsx';
import { ListSkeleton } from '../list/list-skeleton.tsx';
import { useSelectableUsers } from '../users/use-selectable-users.ts';
import { AssignForm, type AssignFormProps } from './assign-form.tsx';
import { businessesQuery, sitesQuery } from './assign-queries.ts';
import { changeableSiteColumns, siteColumns } from './site-columns.tsx';

const text = messages.assign;

/** Assignment form in a drawer beside the list; `?edit=new` opens it. */
export function AssignSite() {
  const [search] = useSearchParams();
  return (
    <FormDrawer action={text.open} title={text.title} isFirstOpen={search.get('edit') === 'new'}>
      <AssignView />
    </FormDrawer>
  );
}

export function AssignView(form: Omit<AssignFormProps, 'users' | 'businesses'>) {
  return (
    <QueryView
      query={combineQueries(useSelectableUsers(), useQuery(businessesQuery()))}
      loading={<ListSkeleton />}
      failed={text.loadFailed}
      retryLabel={messages.retry}
    >
      {([users, businesses]) => <AssignForm {...form} users={users} businesses={businesses} />}
    </QueryView>
  );
}

export function SitesList() {
  const columns = useHistoryColumn(
    hostCan('site-changes') ? changeableSiteColumns : siteColumns,
    'site',
    historyOfSite,
  );
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
  ({ kind: 'site', id, name: siteName(website_url) || business_name || `#${id}` }) as const;
