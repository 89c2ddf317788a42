import type { Commission } from '@vitrina/contract/entities/commission';
import { toBani } from '@vitrina/contract/rules/money';
import { Badge } from '@vitrina/shared-ui/badge';
import { DateText } from '@vitrina/shared-ui/date-text';
import { Price } from '@vitrina/shared-ui/price';
import { Table } from '@vitrina/shared-ui/table';
import { messages } from '../../messages.ts';
import style from './commission-list.module.css';
import { explainCommission } from './explain-commission.ts';
import { InvoiceButton } from './invoice-button.tsx';
import { siteName } from './site-name.ts';
import { salesOf } from './tier-distances.ts';

const text = messages.commissions;
const { columns } = text;

export function CommissionTable({ commissions }: { commissions: readonly Commission[] }) {
  return (
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
  );
}

function CommissionRow({ commission }: { commission: Commission }) {
  const bani = toBani(commission.commission);
  const salesBani = salesOf(commission);
  return (
    <tr>
      <td data-label={columns.period}>
        <span>
          <DateText value={commission.period_start} /> – <DateText value={commission.period_end} />
        </span>
      </td>
      <td data-label={columns.site}>{siteName(commission)}</td>
      <td data-label={columns.amount} data-align="end">
        <span className={style.amount}>
          <Price bani={bani} />
          {salesBani !== null && (
            <span className={style.explanation}>{explainCommission(salesBani, bani)}</span>
          )}
        </span>
      </td>
      <td data-label={columns.state}>
        <Badge tone={commission.paid ? 'success' : 'warning'} dot>
          {commission.paid ? text.paid : text.unpaid}
        </Badge>
      </td>
      <td data-label={columns.invoice}>
        <InvoiceButton commission={commission} />
      </td>
    </tr>
  );
}
