import type { OrderReturn } from '@vitrina/contract/entities/order-return';
import { knownState } from '@vitrina/contract/rules/known-state';
import { RETURN_STATES } from '@vitrina/contract/rules/return-status';
import { returnsMessages } from '../../returns-messages.ts';
import type { Column } from '../list/column.ts';
import { dateColumn } from '../list/date-column.tsx';
import { lineName } from './line-name.ts';

const text = returnsMessages.columns;

export const productsOf = ({ lines, products_told }: OrderReturn): string =>
  lines.length === 0
    ? products_told || returnsMessages.toldInWords
    : lines
        .map((line) => `${lineName(line)} ${returnsMessages.arrived(line.quantity ?? 0)}`)
        .join(', ');

const stateOf = ({ status }: OrderReturn): string => {
  const known = knownState(RETURN_STATES, status);
  return known ? RETURN_STATES[known].label : (status ?? '');
};

export const returnColumns: readonly Column<OrderReturn>[] = [
  { id: 'return', header: text.return, value: ({ id }) => id },
  { id: 'order', header: text.order, value: ({ order_id }) => order_id },
  { id: 'status', header: text.status, value: stateOf },
  dateColumn({ id: 'declared', header: text.declared, date: ({ declared_at }) => declared_at }),
  dateColumn({ id: 'deadline', header: text.deadline, date: ({ refund_by }) => refund_by }),
  { id: 'customer', header: text.customer, value: ({ customer_name }) => customer_name ?? '' },
  { id: 'products', header: text.products, value: productsOf },
  { id: 'reason', header: text.reason, value: ({ reason }) => reason ?? '' },
  { id: 'refusal', header: text.refusal, value: ({ refusal }) => refusal ?? '' },
  { id: 'refunded', header: text.refunded, value: ({ refunded }) => refunded ?? null },
];
