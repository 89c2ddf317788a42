import { useQuery } from '@tanstack/react-query';
import type { UnplacedPayment } from '@vitrina/contract/entities/unplaced-payment';
import { formatDateTime } from '@vitrina/contract/rules/dates';
import { formatRon } from '@vitrina/contract/rules/money';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { messages } from '../../messages.ts';
import { unplacedQuery } from '../orders/unplaced-query.ts';
import style from './attention-cards.module.css';
import { AttentionRows } from './attention-rows.tsx';
import { PaymentActions } from './payment-actions.tsx';

const text = messages.overview;

/** Id of the section: links point here. */
export const UNPLACED_ID = 'plati';

/** Hidden when there are none or the host cannot tell. */
export function UnplacedPayments() {
  const { data } = useQuery(unplacedQuery());
  const section = useRef<HTMLElement>(null);
  const isNamed = useLocation().hash === `#${UNPLACED_ID}`;
  const isThere = Boolean(data?.length);
  // A link with the hash may arrive before the list does.
  useEffect(() => {
    if (isNamed && isThere) section.current?.scrollIntoView();
  }, [isNamed, isThere]);
  if (!data?.length) return null;
  // Hosts without these actions send no `orders`.
  const canAct = data.some(({ orders }) => orders !== undefined);
  return (
    <section ref={section} id={UNPLACED_ID} className={style.section}>
      <h2>{text.unplacedList}</h2>
      {canAct && <p className={style.hint}>{text.unplacedExplained}</p>}
      <AttentionRows
        label={text.unplacedList}
        headings={[
          ...[text.payment, text.withdrawalDate, text.amount],
          ...(canAct ? [text.refundAt, text.unplacedActions] : []),
        ]}
        rows={data.map((payment) => ({
          key: payment.payment_intent_id,
          cells: [
            <Payer key="payment" payment={payment} />,
            formatDateTime(payment.paid_at),
            <span key="amount" className={style.amount}>
              {formatRon(payment.amount)}
            </span>,
            ...(canAct
              ? [
                  payment.refund_at ? formatDateTime(payment.refund_at) : '—',
                  <PaymentActions key="actions" payment={payment} />,
                ]
              : []),
          ],
        }))}
      />
    </section>
  );
}

const Payer = ({ payment }: { payment: UnplacedPayment }) => (
  <span className={style.payer}>
    {payment.email && <span>{payment.email}</span>}
    <span className={payment.email ? style.id : undefined}>{payment.payment_intent_id}</span>
  </span>
);
