import { useQuery } from '@tanstack/react-query';
import { listRequestDesk } from '@vitrina/contract/calls/list-request-desk';
import type { DeskRequest } from '@vitrina/contract/entities/desk-request';
import { hostCan, userId } from '@vitrina/shared-auth';
import { EmptyState } from '@vitrina/shared-ui/empty-state';
import { QueryView } from '@vitrina/shared-ui/query-view';
import { SegmentedControl } from '@vitrina/shared-ui/segmented-control';
import { useMemo } from 'react';
import { deskMessages as text } from '../../desk-messages.ts';
import { messages } from '../../messages.ts';
import { DataList } from '../list/data-list.tsx';
import { ListSkeleton } from '../list/list-skeleton.tsx';
import { useListParams } from '../list/use-list-params.ts';
import { colleagueName } from './assignee-select.tsx';
import { deskColumns } from './desk-columns.tsx';
import { colleaguesQuery, deskQuery } from './desk-query.ts';

const CHANGES = ['request', 'business'] as const;
const FILTERS = ['all', 'mine', 'nobody'] as const;
type Filter = (typeof FILTERS)[number];

export function DeskList() {
  const query = useQuery(deskQuery());
  if (!hostCan('request-desk') || query.data === null)
    return <EmptyState title={text.title}>{text.notHere}</EmptyState>;
  return (
    <QueryView
      query={query}
      loading={<ListSkeleton />}
      failed={text.failed}
      retryLabel={messages.retry}
    >
      {(requests) => <Desk requests={requests ?? []} updatedAt={query.dataUpdatedAt} />}
    </QueryView>
  );
}

const isOf = (filter: Filter, { assignee_id }: DeskRequest): boolean => {
  if (filter === 'mine') return assignee_id === userId();
  return filter === 'all' || !assignee_id;
};

interface DeskProps {
  requests: readonly DeskRequest[];
  updatedAt: number;
}

function Desk({ requests, updatedAt }: DeskProps) {
  const params = useListParams();
  const asked = params.get('of');
  const filter = FILTERS.find((one) => one === asked) ?? 'all';
  const rows = useMemo(() => requests.filter((one) => isOf(filter, one)), [requests, filter]);
  const { data: colleagues } = useQuery(colleaguesQuery());
  const columns = useMemo(() => {
    const names = new Map(colleagues?.map((one) => [one.id, colleagueName(one)]));
    return deskColumns((id) => names.get(id) ?? text.assignee.unknown);
  }, [colleagues]);
  return (
    <>
      {requests.length > 0 && (
        <SegmentedControl
          label={text.filter.label}
          value={filter}
          onValueChange={(of) => params.set({ of: of === 'all' ? '' : of })}
          segments={FILTERS.map((value) => ({
            value,
            label: text.filter[value],
            count: requests.filter((one) => isOf(value, one)).length,
          }))}
        />
      )}
      <DataList
        name="de-raspuns"
        label={text.title}
        call={listRequestDesk}
        rows={rows}
        columns={columns}
        rowKey={({ id }) => id}
        live={{ kinds: CHANGES, updatedAt }}
        count={text.count}
        empty={text.empty}
        filtered={requests.length > 0 && filter !== 'all'}
      />
    </>
  );
}
