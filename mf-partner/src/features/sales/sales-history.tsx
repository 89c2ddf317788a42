import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '@vitrina/shared-ui/skeleton';
import { Table } from '@vitrina/shared-ui/table';
import { salesMessages as text } from '../../sales-messages.ts';
import { Amount } from '../commissions/amount.tsx';
import { monthLabel } from '../commissions/monthly-totals.ts';
import { runningMonth } from './running-month.ts';
import style from './sales-history.module.css';
import { salesQuery } from './sales-query.ts';
import { salesByMonth } from './sales-so-far.ts';

export function SalesHistory() {
  const { data, isPending } = useQuery(salesQuery());
  const months = salesByMonth(data?.data ?? []);
  const running = runningMonth();
  if (isPending) return <Skeleton shape="block" className={style.placeholder} />;
  if (months.length === 0) return null;
  return (
    <details>
      <summary className={style.summary}>{text.history}</summary>
      <Table label={text.history}>
        <thead>
          <tr>
            <th scope="col">{text.month}</th>
            <th scope="col" data-align="end">
              {text.sales}
            </th>
            <th scope="col" data-align="end">
              {text.orderCount}
            </th>
          </tr>
        </thead>
        <tbody>
          {months.toReversed().map(({ month, bani, orders }) => (
            <tr key={month}>
              <th scope="row">
                {monthLabel(month)}
                {month === running && ` (${text.runs})`}
              </th>
              <td data-align="end">
                <Amount bani={bani} />
              </td>
              <td data-align="end">{orders ?? text.unknownAmount}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </details>
  );
}
