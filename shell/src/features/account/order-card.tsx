import type { Order } from '@vitrina/contract/entities/order';
import { formatRon } from '@vitrina/contract/rules/money';
import { Badge } from '@vitrina/shared-ui/badge';
import { Card } from '@vitrina/shared-ui/card';
import { DateText } from '@vitrina/shared-ui/date-text';
import { RonPrice } from '@vitrina/shared-ui/ron-price';
import { StatusBadge } from '@vitrina/shared-ui/status-badge';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { accountTexts } from '../../content/account.ts';
import { orderTexts } from '../../content/order.ts';
import { ItemPicture } from '../order/item-picture.tsx';
import { describe, OrderItems } from '../order/order-items.tsx';
import { OrderReturns } from '../order/order-returns.tsx';
import { OrderActions } from './order-actions.tsx';
import style from './order-history.module.css';

const text = accountTexts.orders;

/** Leaves room for a name on a phone. */
const PICTURES = 3;

/** An order in a few lines; its list of products is one line until opened. */
export function OrderCard({ order }: { order: Order }) {
  const titleId = `order-${order.id}`;
  const pictured = order.items.filter((item) => item.product_id);
  return (
    <Card>
      <article aria-labelledby={titleId} className={style.order}>
        <header className={style.head}>
          <div className={style.row}>
            <h3 id={titleId} className={style.number}>
              {text.order(order.id)}
            </h3>
            <div className={style.badges}>
              <StatusBadge status={order.status ?? text.noStatus} />
              {order.payment_status === 'refunded' && <Badge>{text.refunded}</Badge>}
              {order.payment_status === 'paid' && order.refunded ? (
                <Badge>{text.refundedPart(formatRon(order.refunded))}</Badge>
              ) : null}
            </div>
          </div>
          <div className={style.row}>
            <p className={style.date}>
              <DateText value={order.created_at} format="date-time" missing={text.noDate} />
            </p>
            <span className={style.total}>
              <RonPrice ron={order.total_price} />
            </span>
          </div>
        </header>
        {order.withdrawn_at && !order.returns?.length && (
          <p className={style.date}>
            {text.withdrawn} <DateText value={order.withdrawn_at} format="date-time" />
          </p>
        )}
        <OrderReturns order={order} />
        <details className={style.items}>
          <summary>
            {pictured.slice(0, PICTURES).map((item, place) => (
              <ItemPicture key={item.id ?? place} url={item.image} />
            ))}
            <span className={style.names}>
              {order.items.map(describe).join(', ') || orderTexts.items.title}
            </span>
            <ChevronDown />
          </summary>
          <OrderItems order={order} />
        </details>
        <OrderActions order={order} />
      </article>
    </Card>
  );
}
