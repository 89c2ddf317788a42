import { type ComponentProps, createContext, use } from 'react';
import { Link, useLocation } from 'react-router-dom';

interface OrderLinkProps extends Omit<ComponentProps<typeof Link>, 'to' | 'id'> {
  id: number | string;
}

/** Numbers of the orders that a list shows, in its order. */
export const OrderTrail = createContext<readonly number[]>([]);

/** To one order; it remembers the list that it was opened from, and what stood there. */
export function OrderLink({ id, ...rest }: OrderLinkProps) {
  const { search } = useLocation();
  const trail = use(OrderTrail);
  return <Link {...rest} to={`/admin/order/${id}`} state={{ list: search, trail }} />;
}

/** The way back to the list that an order was opened from: the same filters, sort and page. */
export function useListAddress(): string {
  const { state } = useLocation();
  const list = (state as { list?: unknown } | null)?.list;
  return `/admin/orders${typeof list === 'string' ? list : ''}`;
}

/** The orders before and after this one, as the list had them that it was opened from; null at its ends. */
export function useNeighbours(id: number) {
  const { state } = useLocation();
  const trail = (state as { trail?: unknown } | null)?.trail;
  const ids = Array.isArray(trail) ? trail.filter((one) => typeof one === 'number') : [];
  const at = ids.indexOf(id);
  const known = at >= 0;
  return {
    /** Goes along with whoever walks on. */
    state,
    /** Absent: it was opened by its address alone. */
    place: known ? { number: at + 1, of: ids.length } : null,
    previous: known ? (ids[at - 1] ?? null) : null,
    next: known ? (ids[at + 1] ?? null) : null,
  };
}
