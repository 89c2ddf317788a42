import { useQuery } from '@tanstack/react-query';
import { listAllCommissions } from '@vitrina/contract/calls/list-all-commissions';
import type { Capability } from '@vitrina/contract/capabilities';
import type { Commission } from '@vitrina/contract/entities/commission';
import { hostCan } from '@vitrina/shared-auth';
import { QueryView } from '@vitrina/shared-ui/query-view';
import { SelectField } from '@vitrina/shared-ui/select-field';
import { useMemo } from 'react';
import { bulkMessages } from '../../bulk-messages.ts';
import { commissionMessages } from '../../commission-messages.ts';
import { messages } from '../../messages.ts';
import { useHistoryColumn } from '../audit/use-history-column.tsx';
import { DataList } from '../list/data-list.tsx';
import { ListSkeleton } from '../list/list-skeleton.tsx';
import { useListParams } from '../list/use-list-params.ts';
import { columnsWithDetails, commissionColumns, moneyColumns } from './commission-columns.tsx';
import { commissionName } from './commission-name.ts';
import { commissionsQuery } from './commissions-query.ts';
import { isLate } from './is-late.ts';
import { isTransferTold } from './is-transfer-told.ts';
import { PayMany } from './pay-many.tsx';
import { rowsOfMonth } from './rows-of-month.ts';

const text = messages.commissions;
const CHANGES = ['commission', 'commission-payment'] as const;
const PAID_FILTERS: Readonly<Record<string, (row: Commission) => boolean>> = {
  yes: ({ paid }) => paid,
  no: ({ paid }) => !paid,
  late: isLate,
  told: isTransferTold,
  disputed: ({ dispute }) => dispute?.state === 'open',
};
const MONEY: readonly Capability[] = [
  'commission-refunds',
  'commission-corrections',
  'commission-reminders',
];

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

const FILE_COLUMNS = [...commissionColumns, ...moneyColumns];

function Commissions({ commissions, updatedAt }: CommissionsProps) {
  const hasMoney = MONEY.some((one) => hostCan(one));
  const columns = useHistoryColumn(
    hasMoney ? columnsWithDetails : commissionColumns,
    'commission',
    historyOfCommission,
  );
  const params = useListParams();
  const asked = params.get('paid') ?? '';
  const paid = Object.hasOwn(PAID_FILTERS, asked) ? asked : '';
  const askedMonth = params.get('luna');
  const {
    months,
    month,
    rows: ofMonth,
  } = useMemo(() => rowsOfMonth(commissions, askedMonth), [commissions, askedMonth]);
  const rows = useMemo(() => ofMonth.filter(PAID_FILTERS[paid] ?? (() => true)), [ofMonth, paid]);
  return (
    <DataList
      name="comisioane"
      label={text.title}
      call={listAllCommissions}
      rows={rows}
      columns={columns}
      {...(hostCan('commission-payments') && { fileColumns: FILE_COLUMNS })}
      rowKey={(row) => row.commission_id}
      live={{ kinds: CHANGES, updatedAt }}
      count={text.count}
      empty={text.empty}
      filtered={paid !== '' || month !== ''}
      crowded
      // Not during a search: it would mark every row of the filter, not only the found ones.
      action={!params.get('q') && <PayMany rows={rows} />}
      filters={
        <>
          <SelectField
            label={bulkMessages.pay.month}
            value={month}
            onChange={(event) => params.set({ luna: event.currentTarget.value })}
          >
            <option value="">{bulkMessages.pay.anyMonth}</option>
            {months.map((one) => (
              <option key={one} value={one}>
                {one.split('-').toReversed().join('.')}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={text.filter.label}
            value={paid}
            onChange={(event) => params.set({ paid: event.currentTarget.value })}
          >
            <option value="">{text.filter.all}</option>
            <option value="no">{text.filter.no}</option>
            <option value="yes">{text.filter.yes}</option>
            {hostCan('commission-payments') && (
              <option value="late">{commissionMessages.lateFilter}</option>
            )}
            {hostCan('commission-transfers') && (
              <option value="told">{commissionMessages.toldFilter}</option>
            )}
            {hostCan('commission-refunds') && (
              <option value="disputed">{commissionMessages.disputedFilter}</option>
            )}
          </SelectField>
        </>
      }
    />
  );
}

function historyOfCommission(row: Commission) {
  return { kind: 'commission', id: Number(row.commission_id), name: commissionName(row) } as const;
}
