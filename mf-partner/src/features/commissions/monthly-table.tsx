import { Table } from '@vitrina/shared-ui/table';
import { messages } from '../../messages.ts';
import { Amount } from './amount.tsx';
import style from './monthly-table.module.css';
import { type MonthlyTotal, monthLabel } from './monthly-totals.ts';

const text = messages.commissions;

export function MonthlyTable({ totals }: { totals: readonly MonthlyTotal[] }) {
  return (
    <details>
      <summary className={style.summary}>{text.monthlyTable}</summary>
      <Table label={text.chart}>
        <thead>
          <tr>
            <th scope="col">{text.month}</th>
            <th scope="col" data-align="end">
              {text.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {totals.map(({ month, bani, unknown }) => (
            <tr key={month}>
              <th scope="row">{monthLabel(month)}</th>
              <td data-align="end">
                <Amount bani={bani} />
                {unknown > 0 && <p className={style.note}>{text.withoutUnknown(unknown)}</p>}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </details>
  );
}
