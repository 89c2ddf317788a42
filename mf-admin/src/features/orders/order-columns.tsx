import type { Order } from '@vitrina/contract/entities/order';
import { knownState } from '@vitrina/contract/rules/known-state';
import { ORDER_STATES } from '@vitrina/contract/rules/order-status';
import { StatusBadge } from '@vitrina/shared-ui/status-badge';
import { messages } from '../../messages.ts';
import { Amount } from '../list/amount.tsx';
import type { Column } from '../list/column.ts';
import { dateColumn } from '../list/date-column.tsx';
import { itemName } from '../order-item/item-name.ts';
import { OrderLink } from './order-link.tsx';
import style from './orders-list.module.css';
import { PaymentBadge } from './payment-badge.tsx';
import { paymentText } from './payment-text.ts';

const text = messages.orders;

const stateOf = ({ status }: Order): string => {
  const known = knownState(ORDER_STATES, status);
  return known ? ORDER_STATES[known].label : (status ?? '');
};

const productsOf = ({ items }: Order): string =>
  items.map((item) => `${itemName(item)} ${text.quantity(item.quantity)}`).join(', ');

export const orderColumns: readonly Column<Order>[] = [
  {
    id: 'id',
    header: text.filters.id,
    value: ({ id }) => id,
    cell: ({ id }) => (
      <OrderLink id={id} aria-label={text.number(id)} data-row-link="">{`#${id}`}</OrderLink>
    ),
    main: true,
  },
  dateColumn({
    id: 'date',
    header: text.date,
    date: ({ created_at }) => created_at,
    format: 'date-time',
  }),
  {
    id: 'email',
    header: text.customer,
    value: ({ email }) => email,
    cell: ({ email }) => <span className={style.email}>{email || messages.missing.email}</span>,
  },
  { id: 'county', header: text.county, value: ({ county }) => county ?? '', minor: true },
  {
    id: 'products',
    header: text.products,
    value: productsOf,
    cell: (order) => <span className={style.products}>{productsOf(order)}</span>,
    minor: true,
  },
  {
    id: 'status',
    header: text.status,
    value: stateOf,
    cell: (order) => (
      <span className={style.states}>
        <StatusBadge status={order.status ?? messages.missing.state} />
        {order.payment_status !== 'paid' && <PaymentBadge order={order} />}
      </span>
    ),
  },
  {
    id: 'total',
    header: text.total,
    align: 'end',
    value: ({ total_price }) => total_price,
    cell: ({ total_price }) => <Amount ron={total_price} />,
  },
];

const { file } = text;

const payment: Column<Order> = {
  id: 'payment',
  header: text.filters.payment,
  value: paymentText,
  optional: true,
};

/** Adds the delivery fields that couriers and accountants need. */
export const orderFileColumns: readonly Column<Order>[] = orderColumns.flatMap((column) => {
  if (column.id === 'email') return [delivery('name'), column, delivery('phone')];
  if (column.id === 'county')
    return [column, delivery('locality'), delivery('zip'), delivery('address')];
  return column.id === 'total' ? [payment, delivery('tracking_number'), column] : column;
});

/** Hosts may leave delivery fields out. */
function delivery(field: keyof typeof file): Column<Order> {
  return { id: field, header: file[field], value: (order) => order[field] ?? '', optional: true };
}
