import type { Order } from '@vitrina/contract/entities/order';
import { formatDateTime } from '@vitrina/contract/rules/dates';
import { knownState } from '@vitrina/contract/rules/known-state';
import { ORDER_STATES } from '@vitrina/contract/rules/order-status';
import { StatusBadge } from '@vitrina/shared-ui/status-badge';
import { messages } from '../../messages.ts';
import { Amount } from '../list/amount.tsx';
import type { Column } from '../list/column.ts';
import { dateColumn } from '../list/date-column.tsx';
import { itemName } from './item-name.ts';
import { OrderLink } from './order-link.tsx';
import style from './orders-list.module.css';

const text = messages.orders;

const stateOf = ({ status }: Order): string => {
  const known = knownState(ORDER_STATES, status);
  return known ? ORDER_STATES[known].label : (status ?? '');
};

const productsOf = ({ items }: Order): string =>
  items.map((item) => `${itemName(item)} ${text.quantity(item.quantity)}`).join(', ');

/** The table view and the file. Sorting is the list's own, over all pages. */
export const orderColumns: readonly Column<Order>[] = [
  {
    id: 'id',
    header: text.filters.id,
    value: ({ id }) => id,
    cell: ({ id }) => <OrderLink id={id} aria-label={text.number(id)}>{`#${id}`}</OrderLink>,
    main: true,
  },
  dateColumn({
    id: 'date',
    header: text.date,
    date: ({ created_at }) => created_at,
    format: 'date-time',
    csv: ({ created_at }) => formatDateTime(created_at),
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
    cell: ({ status }) => <StatusBadge status={status ?? messages.missing.state} />,
  },
  {
    id: 'total',
    header: text.total,
    align: 'end',
    value: ({ total_price }) => total_price,
    cell: ({ total_price }) => <Amount ron={total_price} />,
  },
];
