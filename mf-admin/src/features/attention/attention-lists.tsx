import { useQuery } from '@tanstack/react-query';
import { formatDateTime } from '@vitrina/contract/rules/dates';
import { formatRon } from '@vitrina/contract/rules/money';
import { Table } from '@vitrina/shared-ui/table';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { messages } from '../../messages.ts';
import { unplacedQuery, withdrawalsQuery } from './unplaced-query.ts';

const text = messages.overview;

/** Payments that are no order yet; nothing when there are none or the host cannot tell. */
export function UnplacedPayments() {
  const { data } = useQuery(unplacedQuery());
  if (!data?.length) return null;
  return (
    <section id="plati">
      <h2>{text.unplacedList}</h2>
      <Rows
        label={text.unplacedList}
        headings={[text.payment, messages.orders.customer, text.withdrawalDate, text.amount]}
        rows={data.map((payment) => ({
          key: payment.payment_intent_id,
          cells: [
            payment.payment_intent_id,
            payment.email ?? '—',
            formatDateTime(payment.paid_at),
            formatRon(payment.amount),
          ],
        }))}
      />
    </section>
  );
}

/** Declarations of withdrawal; nothing when there are none or the host cannot tell. */
export function Withdrawals() {
  const { data } = useQuery(withdrawalsQuery());
  if (!data?.length) return null;
  return (
    <section>
      <h2>{text.withdrawals}</h2>
      <Rows
        label={text.withdrawals}
        headings={[
          text.withdrawalOrder,
          text.withdrawalName,
          text.withdrawalReason,
          text.withdrawalDate,
        ]}
        rows={data.map((row) => ({
          key: row.id,
          cells: [
            row.order_id ? (
              <Link key="order" to={`/admin/order/${row.order_id}`}>{`#${row.order_id}`}</Link>
            ) : (
              row.order_number
            ),
            `${row.name} (${row.email})`,
            row.reason ?? '—',
            formatDateTime(row.created_at),
          ],
        }))}
      />
    </section>
  );
}

interface RowsProps {
  label: string;
  headings: readonly string[];
  rows: ReadonlyArray<{ key: string | number; cells: readonly ReactNode[] }>;
}

function Rows({ label, headings, rows }: RowsProps) {
  return (
    <Table label={label} narrow="cards">
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            {headings.map((heading, index) => (
              <td key={heading} data-label={heading}>
                {cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
