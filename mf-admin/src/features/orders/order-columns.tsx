import type { Order } from '@vitrina/contract/entities/order';
import { formatDateTime } from '@vitrina/contract/rules/dates';
import { toBani } from '@vitrina/contract/rules/money';
import { ORDER_STATES } from '@vitrina/contract/rules/order-status';
import { DateText } from '@vitrina/shared-ui/date-text';
import { Price } from '@vitrina/shared-ui/price';
import { StatusBadge } from '@vitrina/shared-ui/status-badge';
import { messages } from '../../messages.ts';
import type { Column } from '../list/column.ts';
import { itemName } from './item-name.ts';
import { OrderLink } from './order-link.tsx';
import style from './orders-list.module.css';

const text = messages.orders;

const productsOf = ({ items }: Order): string =>
  items.map((item) => `${itemName(item)} × ${item.quantity}`).join(', ');

/** The table view and the file. Sorting is the list's own, over all pages. */
export const orderColumns: readonly Column<Order>[] = [
  {
    id: 'id',
    header: text.filters.id,
    value: ({ id }) => id,
    cell: ({ id }) => <OrderLink id={id} aria-label={text.number(id)}>{`#${id}`}</OrderLink>,
    main: true,
  },
  {
    id: 'date',
    header: text.date,
    value: ({ created_at }) => created_at,
    csv: ({ created_at }) => formatDateTime(created_at),
    cell: ({ created_at }) => <DateText value={created_at} format="date-time" />,
  },
  {
    id: 'email',
    header: text.customer,
    value: ({ email }) => email,
    cell: ({ email }) => <span className={style.email}>{email}</span>,
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
    value: ({ status }) => ORDER_STATES[status].label,
    cell: ({ status }) => <StatusBadge status={status} />,
  },
  {
    id: 'total',
    header: text.total,
    align: 'end',
    value: ({ total_price }) => total_price,
    cell: ({ total_price }) => <Price bani={toBani(total_price)} />,
  },
];
