import { matchPayment } from '@vitrina/contract/calls/match-payment';
import { refundPayment } from '@vitrina/contract/calls/refund-payment';
import type { UnplacedPayment } from '@vitrina/contract/entities/unplaced-payment';
import { useHeld } from '@vitrina/shared-auth/per-package/permissions';
import { messages } from '../../messages.ts';
import { isMatchable } from '../orders/unplaced-query.ts';
import { GiveBack } from './give-back.tsx';
import { MatchPayment } from './match-payment.tsx';
import style from './payment-actions.module.css';

/** A payment given up is already being refunded. */
export function PaymentActions({ payment }: { payment: UnplacedPayment }) {
  const isHeld = useHeld();
  if (!isMatchable(payment)) {
    return <p className={style.none}>{messages.overview.giveBack.onTheWay}</p>;
  }
  return (
    <div className={style.actions}>
      {isHeld(matchPayment.permission) && <MatchPayment payment={payment} />}
      {isHeld(refundPayment.permission) && <GiveBack payment={payment} />}
    </div>
  );
}
