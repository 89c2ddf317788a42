import type { Order } from '@vitrina/contract/entities/order';
import { ORDER_STATUSES, type OrderStatus } from '@vitrina/contract/rules/order-status';

/** What the sidebar filters by; an empty text filters nothing. It lives in the address. */
export interface OrderFilters {
  id: string;
  /** `YYYY-MM-DD`, a day in Bucharest. */
  date: string;
  email: string;
  status: OrderStatus | '';
}

const isStatus = (value: string): value is OrderStatus =>
  (ORDER_STATUSES as readonly string[]).includes(value);

export function readFilters(search: URLSearchParams): OrderFilters {
  const status = search.get('status') ?? '';
  return {
    id: search.get('id') ?? '',
    date: search.get('date') ?? '',
    email: search.get('email') ?? '',
    status: isStatus(status) ? status : '',
  };
}

/** The day of a moment in Bucharest as `YYYY-MM-DD`. */
const bucharestDay = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Bucharest',
  dateStyle: 'short',
});

export function filterOrders(orders: readonly Order[], filters: OrderFilters): Order[] {
  const id = filters.id.trim().replace(/^#/, '');
  const email = filters.email.trim().toLowerCase();
  return orders.filter(
    (order) =>
      String(order.id).includes(id) &&
      order.email.toLowerCase().includes(email) &&
      (filters.status === '' || order.status === filters.status) &&
      (filters.date === '' || bucharestDay.format(new Date(order.created_at)) === filters.date),
  );
}
