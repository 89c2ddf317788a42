import type { Commission } from '@vitrina/contract/entities/commission';
import { buttonClass } from '@vitrina/shared-ui/button';
import { Table } from '@vitrina/shared-ui/table';
import { VisuallyHidden } from '@vitrina/shared-ui/visually-hidden';
import { Link } from 'react-router-dom';
import { messages } from '../../messages.ts';
import { Amount } from './amount.tsx';
import style from './commission-list.module.css';
import { explainAmount } from './explain-amount.ts';
import { InvoiceButton } from './invoice-button.tsx';
import { PaidState } from './paid-state.tsx';
import { isPayable, payPath } from './payable-commissions.ts';
import { Period } from './period.tsx';
import { periodText } from './period-text.ts';
import { siteName } from './site-name.ts';
import { amountOf } from './sum-amounts.ts';

const text = messages.commissions;
const { columns } = text;

export function CommissionTable({ commissions }: { commissions: readonly Commission[] }) {
  return (
    <Table label={text.title} narrow="cards">
      <thead>
        <tr>
          <th scope="col">{columns.period}</th>
          <th scope="col" className={style.site}>
            {columns.site}
          </th>
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
  const explanation = explainAmount(commission);
  return (
    <tr>
      <td data-label={columns.period}>
        <span className={style.period}>
          <Period commission={commission} />
        </span>
      </td>
      <td data-label={columns.site} className={style.site}>
        {siteName(commission)}
      </td>
      <td data-label={columns.amount} data-align="end">
        <div className={style.amount}>
          <Amount bani={amountOf(commission)} />
          {explanation && (
            <details className={style.explanation}>
              <summary>
                {text.explain}
                <VisuallyHidden>
                  {text.explainFor(siteName(commission), periodText(commission))}
                </VisuallyHidden>
              </summary>
              {explanation}
            </details>
          )}
        </div>
      </td>
      <td data-label={columns.state}>
        <PaidState commission={commission} />
      </td>
      <td data-label={columns.invoice} className={style.invoice}>
        <InvoiceButton commission={commission} />
        {isPayable(commission) && (
          <Link
            to={payPath([commission])}
            className={buttonClass({
              size: 'sm',
              // Less prominent: the money may be on its way.
              ...(commission.transfer_told_at && { variant: 'ghost' }),
            })}
            aria-label={text.payOne(siteName(commission), periodText(commission))}
          >
            {text.pay}
          </Link>
        )}
      </td>
    </tr>
  );
}
