import { MAX_EMAIL_LENGTH, MAX_ORDER_NUMBER_LENGTH } from '@vitrina/contract/constants';
import type { Order } from '@vitrina/contract/entities/order';
import { bucharestDay } from '@vitrina/contract/rules/bucharest-day';
import { ORDER_STATUSES, type OrderStatus } from '@vitrina/contract/rules/order-status';
import { isWaitingForAcceptance } from '@vitrina/contract/rules/unverified-order';
import { readDay } from '../list/read-day.ts';

/** Filters in the address; '' does not filter. */
export interface OrderFilters {
  id: string;
  /** `YYYY-MM-DD`, a day in Bucharest. */
  date: string;
  email: string;
  status: OrderStatus | '';
  /** Waiting for acceptance. */
  waiting: 'yes' | 'no' | '';
}

export const NO_FILTERS: OrderFilters = { id: '', date: '', email: '', status: '', waiting: '' };

export const ORDER_SORTS = ['newest', 'oldest', 'highest', 'lowest'] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];

export interface OrdersRequest {
  filters: OrderFilters;
  /** From 1. */
  page: number;
  limit: number;
  sort: OrderSort;
}

/** Addresses may be hand-made: cut to what a field can hold. */
const readText = (value: string | null, max: number): string =>
  (value ?? '').replaceAll('\0', '').slice(0, max);

const isStatus = (value: string): value is OrderStatus =>
  (ORDER_STATUSES as readonly string[]).includes(value);

export function readFilters(search: URLSearchParams): OrderFilters {
  const status = search.get('status') ?? '';
  const waiting = search.get('waiting');
  return {
    id: readText(search.get('id'), MAX_ORDER_NUMBER_LENGTH),
    date: readDay(search.get('date')) ?? '',
    email: readText(search.get('email'), MAX_EMAIL_LENGTH),
    status: isStatus(status) ? status : '',
    waiting: waiting === 'yes' || waiting === 'no' ? waiting : '',
  };
}

export function readSort(search: URLSearchParams): OrderSort {
  const asked = search.get('sort');
  return ORDER_SORTS.find((sort) => sort === asked) ?? 'newest';
}

export function filterOrders(orders: readonly Order[], filters: OrderFilters): Order[] {
  const id = filters.id.trim().replace(/^#/, '');
  const email = filters.email.trim().toLowerCase();
  return orders.filter(
    (order) =>
      String(order.id).includes(id) &&
      order.email.toLowerCase().includes(email) &&
      (filters.status === '' || order.status === filters.status) &&
      (filters.waiting === '' || (filters.waiting === 'yes') === isWaitingForAcceptance(order)) &&
      (filters.date === '' || bucharestDay(order.created_at) === filters.date),
  );
}
