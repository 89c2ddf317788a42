import { listAllWebsiteRequests } from '@vitrina/contract/calls/list-all-website-requests';
import type { WebsiteRequest } from '@vitrina/contract/entities/website-request';
import { REQUEST_STATES, REQUEST_STATUSES } from '@vitrina/contract/rules/request-status';
import { useSettings } from '@vitrina/shared-auth/per-package/settings';
import { CheckboxField } from '@vitrina/shared-ui/checkbox-field';
import { QueryView } from '@vitrina/shared-ui/query-view';
import { SelectField } from '@vitrina/shared-ui/select-field';
import { useMemo } from 'react';
import { messages } from '../../messages.ts';
import { DataList } from '../list/data-list.tsx';
import { ListSkeleton } from '../list/list-skeleton.tsx';
import { type RowsSoFar, useRowsSoFar } from '../list/rows-so-far.ts';
import { useListParams } from '../list/use-list-params.ts';
import { isLate } from './is-late.ts';
import { requestColumns } from './request-columns.tsx';
import { requestsSoFar } from './requests-query.ts';

const text = messages.requests;
const CHANGES = ['request'] as const;

/** Website requests with their status (docs/product.md#request-states). */
export function RequestsTable() {
  return (
    <QueryView
      query={useRowsSoFar(requestsSoFar())}
      loading={<ListSkeleton />}
      failed={text.failed}
      retryLabel={messages.retry}
    >
      {(known) => <Requests known={known} />}
    </QueryView>
  );
}

function Requests({ known }: { known: RowsSoFar<WebsiteRequest> }) {
  const { rows: requests, total, updatedAt } = known;
  const params = useListParams();
  const asked = params.get('status');
  const status = REQUEST_STATUSES.find((known) => known === asked) ?? '';
  const late = params.get('late') === '1';
  const { closedDays } = useSettings();
  const rows = useMemo(
    () =>
      requests.filter(
        (request) =>
          (!status || request.status === status) && (!late || isLate(request, closedDays)),
      ),
    [requests, status, late, closedDays],
  );
  return (
    <DataList
      name="solicitari"
      label={text.title}
      call={listAllWebsiteRequests}
      rows={rows}
      columns={requestColumns}
      rowKey={({ id }) => id}
      live={{ kinds: CHANGES, updatedAt }}
      total={total}
      count={text.count}
      empty={text.empty}
      filtered={status !== '' || late}
      filters={
        <>
          <SelectField
            label={text.filter.label}
            value={status}
            onChange={(event) => params.set({ status: event.currentTarget.value })}
          >
            <option value="">{text.filter.all}</option>
            {REQUEST_STATUSES.map((value) => (
              <option key={value} value={value}>
                {REQUEST_STATES[value].label}
              </option>
            ))}
          </SelectField>
          <CheckboxField
            label={text.lateOnly}
            checked={late}
            onChange={(event) => params.set({ late: event.currentTarget.checked ? '1' : '' })}
          />
        </>
      }
    />
  );
}
