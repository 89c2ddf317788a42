import { useQuery } from '@tanstack/react-query';
import { listAllCommissions } from '@vitrina/contract/calls/list-all-commissions';
import type { Commission } from '@vitrina/contract/entities/commission';
import { QueryView } from '@vitrina/shared-ui/query-view';
import { SelectField } from '@vitrina/shared-ui/select-field';
import { useMemo } from 'react';
import { messages } from '../../messages.ts';
import { useHistoryColumn } from '../audit/use-history-column.tsx';
import { DataList } from '../list/data-list.tsx';
import { ListSkeleton } from '../list/list-skeleton.tsx';
import { useListParams } from '../list/use-list-params.ts';
import { commissionColumns } from './commission-columns.tsx';
import { commissionName } from './commission-name.ts';
import { commissionsQuery } from './commissions-query.ts';

const text = messages.commissions;
const CHANGES = ['commission'] as const;

export function CommissionsList() {
  const query = useQuery(commissionsQuery());
  return (
    <QueryView
      query={query}
      loading={<ListSkeleton />}
      failed={text.failed}
      retryLabel={messages.retry}
    >
      {(commissions) => <Commissions commissions={commissions} updatedAt={query.dataUpdatedAt} />}
    </QueryView>
  );
}

interface CommissionsProps {
  commissions: readonly Commission[];
  updatedAt: number;
}

function Commissions({ commissions, updatedAt }: CommissionsProps) {
  const columns = useHistoryColumn(commissionColumns, 'commission', historyOfCommission);
  const params = useListParams();
  const asked = params.get('paid');
  const paid = asked === 'yes' || asked === 'no' ? asked : '';
  const rows = useMemo(
    () => (paid ? commissions.filter((row) => row.paid === (paid === 'yes')) : commissions),
    [commissions, paid],
  );
  return (
    <DataList
      name="comisioane"
      label={text.title}
      call={listAllCommissions}
      rows={rows}
      columns={columns}
      rowKey={(row) => row.commission_id}
      live={{ kinds: CHANGES, updatedAt }}
      count={text.count}
      empty={text.empty}
      filtered={paid !== ''}
      filters={
        <SelectField
          label={text.filter.label}
          value={paid}
          onChange={(event) => params.set({ paid: event.currentTarget.value })}
        >
          <option value="">{text.filter.all}</option>
          <option value="no">{text.filter.no}</option>
          <option value="yes">{text.filter.yes}</option>
        </SelectField>
      }
    />
  );
}

function historyOfCommission(row: Commission) {
  return { kind: 'commission', id: Number(row.commission_id), name: commissionName(row) } as const;
}
