import { useQuery } from '@tanstack/react-query';
import type { Commission } from '@vitrina/contract/entities/commission';
import { toBani } from '@vitrina/contract/rules/money';
import { Badge } from '@vitrina/shared-ui/badge';
import { DateText } from '@vitrina/shared-ui/date-text';
import { EmptyState } from '@vitrina/shared-ui/empty-state';
import { Price } from '@vitrina/shared-ui/price';
import { QueryView } from '@vitrina/shared-ui/query-view';
import { Skeleton } from '@vitrina/shared-ui/skeleton';
import { Table } from '@vitrina/shared-ui/table';
import { messages } from '../../messages.ts';
import { safeLink } from '../safe-link.ts';
import style from './commission-list.module.css';
import { commissionsQuery } from './commissions-query.ts';
import { LazyChart } from './lazy-chart.tsx';
import { MonthlyTable } from './monthly-table.tsx';
import { monthlyTotals } from './monthly-totals.ts';

const text = messages.commissions;
const { columns } = text;

/** The own commissions: a chart by month, and every one in a table. */
export function CommissionList() {
  return (
    <QueryView
      query={useQuery(commissionsQuery())}
      loading={<Skeleton className={style.placeholder} />}
      failed={text.failed}
      retryLabel={messages.retry}
    >
      {(commissions) => <Commissions commissions={commissions} />}
    </QueryView>
  );
}

function Commissions({ commissions }: { commissions: readonly Commission[] }) {
  if (commissions.length === 0)
    return <EmptyState title={text.empty.title}>{text.empty.text}</EmptyState>;
  const totals = monthlyTotals(commissions);
  return (
    <>
      <div>
        <LazyChart totals={totals} />
        <MonthlyTable totals={totals} />
      </div>
      <Table label={text.title} narrow="cards">
        <thead>
          <tr>
            <th scope="col">{columns.period}</th>
            <th scope="col">{columns.site}</th>
            <th scope="col" data-align="end">
              {columns.amount}
            </th>
            <th scope="col">{columns.state}</th>
            <th scope="col">{columns.invoice}</th>
          </tr>
        </thead>
        <tbody>
          {commissions.map((commission) => (
            <CommissionRow key={commission.commission_id} commission={commission} />
          ))}
        </tbody>
      </Table>
    </>
  );
}

function CommissionRow({ commission }: { commission: Commission }) {
  const site = safeLink(commission.website_url);
  const invoice = safeLink(commission.invoice);
  return (
    <tr>
      <td data-label={columns.period}>
        <DateText value={commission.period_start} /> – <DateText value={commission.period_end} />
      </td>
      <td data-label={columns.site}>{site?.host ?? commission.website_url ?? '—'}</td>
      <td data-label={columns.amount} data-align="end">
        <Price bani={toBani(commission.commission)} />
      </td>
      <td data-label={columns.state}>
        <Badge tone={commission.paid ? 'success' : 'warning'} dot>
          {commission.paid ? text.paid : text.unpaid}
        </Badge>
      </td>
      <td data-label={columns.invoice}>
        {invoice ? (
          <a href={invoice.href} target="_blank" rel="noreferrer">
            {text.invoice}
          </a>
        ) : (
          text.noInvoice
        )}
      </td>
    </tr>
  );
}
