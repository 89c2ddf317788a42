import type { Customer } from '@vitrina/contract/entities/customer';
import type { Order } from '@vitrina/contract/entities/order';
import { buttonClass } from '@vitrina/shared-ui/button';
import { DateText } from '@vitrina/shared-ui/date-text';
import { StatusBadge } from '@vitrina/shared-ui/status-badge';
import { Link } from 'react-router-dom';
import { customerMessages as text } from '../../customer-messages.ts';
import { messages } from '../../messages.ts';
import { Amount } from '../list/amount.tsx';
import { OrderLink } from '../orders/order-link.tsx';
import style from './customer.module.css';
import { CustomerSection } from './customer-section.tsx';

const SHOWN = 10;

export function CustomerOrders({
  customer: { email, orders_count },
  orders,
}: {
  customer: Customer;
  orders: readonly Order[];
}) {
  const count = orders_count ?? orders.length;
  return (
    <CustomerSection
      title={text.sections.orders}
      none={text.none.orders}
      isEmpty={orders.length === 0}
    >
      <ul className={style.rows}>
        {orders.slice(0, SHOWN).map((order) => (
          <li key={order.id} className={style.row}>
            <OrderLink id={order.id}>{text.order(order.id)}</OrderLink>
            <DateText
              value={order.created_at}
              missing={messages.missing.date}
              className={style.muted}
            />
            <StatusBadge status={order.status ?? messages.missing.state} />
            <span className={style.amount}>
              <Amount ron={order.total_price} />
            </span>
          </li>
        ))}
      </ul>
      {count > SHOWN && (
        <div>
          <Link
            to={`/admin/orders?${new URLSearchParams({ email })}`}
            className={buttonClass({ variant: 'secondary', size: 'sm' })}
          >
            {text.allOrders(count)}
          </Link>
        </div>
      )}
    </CustomerSection>
  );
}
