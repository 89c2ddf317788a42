import { checkoutMessages } from '../../checkout-messages.ts';
import type { OrderDraft } from '../checkout-flow/checkout-state.ts';
import style from './placed-order.module.css';

export function DeliveryAddress({ order }: { order: OrderDraft }) {
  return (
    <section className={style.part}>
      <h2 className={style.subtitle}>{checkoutMessages.placed.delivery}</h2>
      <address className={style.address}>
        {[order.name, order.address, `${order.zip} ${order.locality}, ${order.county}`].map(
          (row) => (
            <span key={row}>{row}</span>
          ),
        )}
        <span>{order.phone}</span>
      </address>
    </section>
  );
}
