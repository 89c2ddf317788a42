import type { Commission } from '@vitrina/contract/entities/commission';
import { linkText, webLink } from '@vitrina/contract/rules/web-link';
import CircleDollarSign from 'lucide-react/icons/circle-dollar-sign';
import { messages } from '../../messages.ts';
import { Amount } from '../list/amount.tsx';
import type { Column } from '../list/column.ts';
import { searchedAmount } from '../list/search-rows.ts';
import { commissionName, period } from './commission-name.ts';
import style from './commissions-list.module.css';
import { InvoiceLink } from './invoice-link.tsx';
import { InvoiceUpload } from './invoice-upload.tsx';
import { PaidToggle } from './paid-toggle.tsx';

const text = messages.commissions;
const { columns } = text;

/** The part by which people know a site; in a narrow column the rest would cut it. */
function siteText(typed: string | null | undefined): string {
  const url = webLink(typed);
  return url ? linkText(url) : typed || '—';
}

export const commissionColumns: readonly Column<Commission>[] = [
  { id: 'user', header: columns.user, value: (row) => row.name ?? '', main: true },
  {
    id: 'site',
    header: columns.site,
    value: (row) => row.website_url ?? '',
    cell: (row) => <span className={style.site}>{siteText(row.website_url)}</span>,
  },
  {
    id: 'period',
    header: columns.period,
    value: (row) => Date.parse(row.period_start ?? '') || null,
    cell: period,
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
