import { Button } from '@vitrina/shared-ui/button';
import { type FormEvent, useState } from 'react';
import { messages } from '../../messages.ts';
import type { MatchablePayment } from '../orders/unplaced-query.ts';
import { useMatchPayment } from '../orders/use-match-payment.ts';
import style from './payment-actions.module.css';

const text = messages.overview.match;

/** Chooses the order that a payment is for, among those of its amount without one. */
export function MatchPayment({ payment }: { payment: MatchablePayment }) {
  const { payment_intent_id: id, orders } = payment;
  const [chosen, setChosen] = useState<number | null>(null);
  // One that was matched or cancelled meanwhile is not in the list any more.
  const orderId = orders.some((order) => order.id === chosen) ? chosen : (orders[0]?.id ?? null);
  const match = useMatchPayment(id);
  if (orderId === null) return <p className={style.none}>{text.none}</p>;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    match.mutate(orderId);
  };
  return (
    <form className={style.match} onSubmit={submit}>
      <select
        className={style.select}
        aria-label={text.order(id)}
        value={orderId}
        disabled={match.isPending}
        onChange={(event) => setChosen(Number(event.currentTarget.value))}
      >
        {orders.map((order) => (
          <option key={order.id} value={order.id}>
            {text.option(order.id, order.email)}
          </option>
        ))}
      </select>
      <Button type="submit" size="sm" busy={match.isPending}>
        {text.action}
      </Button>
    </form>
  );
}
