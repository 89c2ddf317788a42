import { useQuery } from '@tanstack/react-query';
import { formatDateTime } from '@vitrina/contract/rules/dates';
import { formatRon } from '@vitrina/contract/rules/money';
import { messages } from '../../messages.ts';
import style from './attention-cards.module.css';
import { AttentionRows } from './attention-rows.tsx';
import { unplacedQuery } from './unplaced-query.ts';

const text = messages.overview;

/** Where the list stands on the page. */
export const UNPLACED_ID = 'plati';

/** Payments that are no order yet; nothing when there are none or the host cannot tell. */
export function UnplacedPayments() {
  const { data } = useQuery(unplacedQuery());
  if (!data?.length) return null;
  return (
    <section id={UNPLACED_ID} className={style.section}>
      <h2>{text.unplacedList}</h2>
      <AttentionRows
        label={text.unplacedList}
        headings={[text.payment, messages.orders.customer, text.withdrawalDate, text.amount]}
        rows={data.map((payment) => ({
          key: payment.payment_intent_id,
          cells: [
            payment.payment_intent_id,
            payment.email || '—',
            formatDateTime(payment.paid_at),
            formatRon(payment.amount),
          ],
        }))}
      />
    </section>
  );
}
