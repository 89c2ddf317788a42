import type { Order } from '@vitrina/contract/entities/order';
import { formatRon } from '@vitrina/contract/rules/money';
import { Badge } from '@vitrina/shared-ui/badge';
import { Card } from '@vitrina/shared-ui/card';
import { DateText } from '@vitrina/shared-ui/date-text';
import { StatusBadge } from '@vitrina/shared-ui/status-badge';
import { accountTexts } from '../../content/account.ts';
import { OrderItems } from '../order/order-items.tsx';
import { OrderReturns } from '../order/order-returns.tsx';
import { OrderActions } from './order-actions.tsx';
import style from './order-history.module.css';

const text = accountTexts.orders;

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
            {order.payment_status === 'paid' && order.refunded ? (
              <Badge>{text.refundedPart(formatRon(order.refunded))}</Badge>
            ) : null}
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
        <OrderReturns order={order} />
        <div className={style.items}>
          <OrderItems order={order} />
        </div>
        <OrderActions order={order} />
      </article>
    </Card>
  );
}
