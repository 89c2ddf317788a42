import type { Order } from '@vitrina/contract/entities/order';
import { Badge } from '@vitrina/shared-ui/badge';
import { buttonClass } from '@vitrina/shared-ui/button';
import { Card } from '@vitrina/shared-ui/card';
import { DateText } from '@vitrina/shared-ui/date-text';
import { StatusBadge } from '@vitrina/shared-ui/status-badge';
import { messages } from '../../messages.ts';
import { Amount } from '../list/amount.tsx';
import { itemName } from './item-name.ts';
import style from './order-card.module.css';
import { OrderLink } from './order-link.tsx';

const text = messages.orders;

/** One order in the list: what was bought, for how much, and the way to process it. */
export function OrderCard({ order }: { order: Order }) {
  return (
    <Card className={style.card}>
      <div className={style.head}>
        <h2 className={style.number}>{text.number(order.id)}</h2>
        <DateText
          value={order.created_at}
          format="date-time"
          missing={messages.missing.date}
          className={style.muted}
        />
        {order.payment_status === 'unverified' && !order.accepted_at && (
          <Badge tone="warning">{text.unverified}</Badge>
        )}
        <StatusBadge status={order.status ?? messages.missing.state} />
      </div>
      <p className={style.muted}>{order.email || messages.missing.email}</p>
      <ul className={style.items}>
        {order.items.map((item, index) => (
          <li key={item.id ?? index}>
            <bdi>{itemName(item)}</bdi> {text.quantity(item.quantity)}
          </li>
        ))}
      </ul>
      <div className={style.foot}>
        <p>
          {text.total} <Amount ron={order.total_price} size="lg" />
        </p>
        <OrderLink id={order.id} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
          {text.process}
        </OrderLink>
      </div>
    </Card>
  );
}
