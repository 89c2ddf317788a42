import type { Commission } from '@vitrina/contract/entities/commission';
import { formatDate } from '@vitrina/contract/rules/dates';
import { siteName } from '@vitrina/contract/rules/web-link';
import CircleDollarSign from 'lucide-react/icons/circle-dollar-sign';
import { commissionMessages } from '../../commission-messages.ts';
import { messages } from '../../messages.ts';
import { Amount } from '../list/amount.tsx';
import type { Column } from '../list/column.ts';
import { searchedAmount } from '../list/search-rows.ts';
import { commissionName, period } from './commission-name.ts';
import style from './commissions-list.module.css';
import { DetailsButton } from './details-button.tsx';
import { InvoiceLink } from './invoice-link.tsx';
import { InvoiceUpload } from './invoice-upload.tsx';
import { PaidToggle } from './paid-toggle.tsx';

const text = messages.commissions;
const { columns } = text;

export const commissionColumns: readonly Column<Commission>[] = [
  { id: 'user', header: columns.user, value: (row) => row.name ?? '', main: true },
  {
    id: 'site',
    header: columns.site,
    value: (row) => row.website_url ?? '',
    cell: (row) => <span className={style.site}>{siteName(row.website_url) || '—'}</span>,
  },
  {
    id: 'period',
    header: columns.period,
    value: (row) => Date.parse(row.period_start ?? '') || null,
    // Wraps only between the two days.
    cell: (row) => period(row).replace(' –', '\u00a0–'),
    searched: period,
    csv: period,
  },
  {
    id: 'commission',
    header: columns.commission,
    headerCell: (
      <>
        <CircleDollarSign aria-hidden="true" />
        {columns.commission}
      </>
    ),
    align: 'end',
    value: (row) => row.commission,
    cell: (row) => <Amount ron={row.commission} />,
    searched: (row) => searchedAmount(row.commission),
  },
  {
    id: 'paid',
    header: columns.paid,
    value: (row) => (row.paid ? text.paid : text.unpaid),
    cell: (row) => <PaidToggle commission={row} />,
  },
  {
    id: 'invoice',
    header: columns.invoice,
    value: (row) => row.invoice ?? '',
    cell: (row) => <InvoiceLink url={row.invoice} name={commissionName(row)} />,
  },
  {
    id: 'upload',
    header: columns.upload,
    value: () => '',
    cell: (row) => <InvoiceUpload commission={row} />,
    control: true,
  },
];

const IN_DETAILS: readonly string[] = ['invoice', 'upload'];

export const columnsWithDetails: readonly Column<Commission>[] = [
  ...commissionColumns.map((column) =>
    IN_DETAILS.includes(column.id) ? ({ ...column, minor: true } as const) : column,
  ),
  {
    id: 'details',
    header: commissionMessages.details.open,
    value: () => '',
    cell: (row) => <DetailsButton commission={row} />,
    control: true,
  },
];

const day = (told: string | null | undefined) => (told ? formatDate(told) : '');

/** File only: how and when it was paid, and its due date. */
export const moneyColumns: readonly Column<Commission>[] = [
  { id: 'due', header: commissionMessages.file.due, value: (row) => day(row.due_date) },
  {
    id: 'paid-by',
    header: commissionMessages.file.paidBy,
    value: (row) => (row.paid && commissionMessages.paidBy[row.paid_by ?? '']) || '',
  },
  { id: 'paid-at', header: commissionMessages.file.paidAt, value: (row) => day(row.paid_at) },
  {
    id: 'corrected',
    header: commissionMessages.file.corrected,
    value: (row) => row.corrected || null,
  },
];
