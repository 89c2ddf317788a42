import { toBani } from '@vitrina/contract/rules/money';
import { orderTotals } from '@vitrina/contract/rules/order-totals';
import { Price } from '@vitrina/shared-ui/price';
import { checkoutMessages } from '../../checkout-messages.ts';
import { Totals } from '../cart/totals.tsx';
import { fullName } from '../catalog/variant-name.ts';
import type { PlacedOrder } from '../checkout-flow/checkout-state.ts';
import style from './placed-order-details.module.css';

const text = checkoutMessages.placed;

/** What was bought, for how much, and where it goes. */
export function PlacedOrderDetails({ placed: { order, lines } }: { placed: PlacedOrder }) {
  return (
    <div className={style.details}>
      {lines.length > 0 && (
        <section className={style.part}>
          <h2 className={style.title}>{text.products}</h2>
          <ul className={style.lines}>
            {lines.map((line) => (
              <li key={line.product_id} className={style.line}>
                <span>{text.quantity(line.quantity, fullName(line))}</span>
                <Price bani={toBani(line.price) * line.quantity} />
              </li>
            ))}
          </ul>
          <Totals totals={orderTotals(lines)} />
        </section>
      )}
      <section className={style.part}>
        <h2 className={style.title}>{text.delivery}</h2>
        <address className={style.address}>
          {[order.name, order.address, `${order.zip} ${order.locality}, ${order.county}`].map(
            (row) => (
              <span key={row}>{row}</span>
            ),
          )}
          <span>{order.phone}</span>
        </address>
      </section>
    </div>
  );
}
