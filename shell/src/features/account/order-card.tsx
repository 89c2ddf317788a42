import { nameWithColor } from '@vitrina/contract/colors';
import type { Order, OrderItem } from '@vitrina/contract/entities/order';
import { Badge } from '@vitrina/shared-ui/badge';
import { Card } from '@vitrina/shared-ui/card';
import { classNames } from '@vitrina/shared-ui/class-names';
import { DateText } from '@vitrina/shared-ui/date-text';
import { RonPrice } from '@vitrina/shared-ui/ron-price';
import { StatusBadge } from '@vitrina/shared-ui/status-badge';
import { accountTexts } from '../../content/account.ts';
import style from './order-history.module.css';

const text = accountTexts.orders;

/** One order: when, where it stands, what was bought and for how much. */
export function OrderCard({ order }: { order: Order }) {
  const titleId = `order-${order.id}`;
  return (
    <Card>
      <article aria-labelledby={titleId}>
        <header className={style.head}>
          <h3 id={titleId} className={style.number}>
            {text.order(order.id)}
          </h3>
          <div className={style.badges}>
            <StatusBadge status={order.status ?? text.noStatus} />
            {order.payment_status === 'refunded' && <Badge>{text.refunded}</Badge>}
          </div>
        </header>
        <p className={style.date}>
          {text.placed}{' '}
          <DateText value={order.created_at} format="date-time" missing={text.noDate} />
        </p>
        {order.withdrawn_at && (
          <p className={style.date}>
            {text.withdrawn} <DateText value={order.withdrawn_at} format="date-time" />
          </p>
        )}
        <ul className={style.items}>
          {order.items.map((item, index) => (
            <li key={item.id ?? index}>
              <span>{describe(item)}</span>
              <RonPrice ron={item.price} times={item.quantity} />
            </li>
          ))}
        </ul>
        {order.shipping_cost != null && (
          <p className={classNames(style.sum, style.quiet)}>
            <span>{text.delivery}</span>
            <RonPrice ron={order.shipping_cost} />
          </p>
        )}
        <p className={classNames(style.sum, style.total)}>
          <span>{text.total}</span>
          <RonPrice ron={order.total_price} />
        </p>
      </article>
    </Card>
  );
}

/** `2 × Șampon (Roz)` */
const describe = ({ quantity, product_name, product_color }: OrderItem) =>
  `${quantity ?? '?'} × ${nameWithColor(product_name || text.noName, product_color)}`;
