import type { OrderTotals } from '@vitrina/contract/rules/order-totals';
import { Price } from '@vitrina/shared-ui/price';
import { cartMessages } from '../../cart-messages.ts';
import { messages } from '../../messages.ts';
import style from './totals.module.css';

const text = cartMessages;

/** Subtotal, shipping and what is to pay. */
export function Totals({ totals }: { totals: OrderTotals }) {
  return (
    <dl className={style.totals}>
      <div className={style.row}>
        <dt>{text.subtotal}</dt>
        <dd>
          <Price bani={totals.subtotalBani} />
        </dd>
      </div>
      <div className={style.row}>
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
