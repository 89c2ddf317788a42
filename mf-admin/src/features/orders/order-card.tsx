import type { Order } from '@vitrina/contract/entities/order';
import { Badge } from '@vitrina/shared-ui/badge';
import { buttonClass } from '@vitrina/shared-ui/button';
import { Card } from '@vitrina/shared-ui/card';
import { DateText } from '@vitrina/shared-ui/date-text';
import { StatusBadge } from '@vitrina/shared-ui/status-badge';
import { bulkMessages } from '../../bulk-messages.ts';
import { messages } from '../../messages.ts';
import { Amount } from '../list/amount.tsx';
import { SelectRow } from '../list/select-row.tsx';
import { itemName } from '../order-item/item-name.ts';
import style from './order-card.module.css';
import { OrderLink } from './order-link.tsx';
import { orderSelection } from './order-selection.ts';

const text = messages.orders;

export function OrderCard({ order }: { order: Order }) {
  return (
    <Card padding="sm" className={style.card} data-row="">
      <div className={style.head}>
        <SelectRow
          selection={orderSelection}
          row={order}
          label={bulkMessages.select.order(order.id)}
        />
        <h2 className={style.number}>{text.number(order.id)}</h2>
        <DateText
          value={order.created_at}
          format="date-time"
          missing={messages.missing.date}
          className={style.muted}
        />
        <span className={style.states}>
          {order.payment_status === 'unverified' && !order.accepted_at && (
            <Badge tone="warning">{text.unverified}</Badge>
          )}
          <StatusBadge status={order.status ?? messages.missing.state} />
        </span>
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
          {text.total} <Amount ron={order.total_price} />
        </p>
        <OrderLink
          id={order.id}
          data-row-link=""
          className={buttonClass({ variant: 'secondary', size: 'sm' })}
        >
          {text.process}
        </OrderLink>
      </div>
    </Card>
  );
}
