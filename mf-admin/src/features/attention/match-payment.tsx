import { useState } from 'react';
import { messages } from '../../messages.ts';
import { SmallSelect } from '../form/small-select.tsx';
import { MatchButton } from '../orders/match-button.tsx';
import type { MatchablePayment } from '../orders/unplaced-query.ts';
import style from './payment-actions.module.css';

const text = messages.overview.match;

export function MatchPayment({ payment }: { payment: MatchablePayment }) {
  const { payment_intent_id: id, orders } = payment;
  const [chosen, setChosen] = useState<number | null>(null);
  // The chosen order may have been matched or cancelled since.
  const order = orders.find((one) => one.id === chosen) ?? orders[0];
  if (!order) return <p className={style.none}>{text.none}</p>;
  return (
    <div className={style.match}>
      <SmallSelect
        className={style.select ?? ''}
        aria-label={text.order(id)}
        value={order.id}
        onChange={(event) => setChosen(Number(event.currentTarget.value))}
      >
        {orders.map((one) => (
          <option key={one.id} value={one.id}>
            {text.option(one.id, one.email)}
          </option>
        ))}
      </SmallSelect>
      <MatchButton payment={payment} order={order} action={text.action} />
    </div>
  );
}
