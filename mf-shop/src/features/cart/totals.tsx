import type { OrderTotals } from '@vitrina/contract/rules/order-totals';
import { Price } from '@vitrina/shared-ui/price';
import { cartMessages } from '../../cart-messages.ts';
import { messages } from '../../messages.ts';
import style from './totals.module.css';

const text = cartMessages;

interface TotalsProps {
  totals: OrderTotals;
  /** False until the host has answered the delivery fee; the sums are hidden until then. */
  isSettled?: boolean;
}

export function Totals({ totals, isSettled = true }: TotalsProps) {
  return (
    <dl className={style.totals} data-unsettled={isSettled ? undefined : ''}>
      <div className={style.row} data-subtotal="">
        <dt>{text.subtotal}</dt>
        <dd>
          <Price bani={totals.subtotalBani} />
        </dd>
      </div>
      <div className={style.row} data-shipping="">
        <dt>{text.shipping}</dt>
        <dd>
          {totals.shippingBani === 0 ? text.shippingFree : <Price bani={totals.shippingBani} />}
        </dd>
      </div>
      <div className={style.row} data-total="">
        <dt>
          {text.total} <span className={style.vat}>{messages.vatIncluded}</span>
        </dt>
        <dd>
          <Price bani={totals.totalBani} size="lg" />
        </dd>
      </div>
    </dl>
  );
}
