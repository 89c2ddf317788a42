import { type ComponentProps, createContext, use } from 'react';
import { Link, useLocation } from 'react-router-dom';

interface OrderLinkProps extends Omit<ComponentProps<typeof Link>, 'to' | 'id'> {
  id: number | string;
}

export const OrderTrail = createContext<readonly number[]>([]);

/** Link to an order; its history state keeps the list's address and order numbers. */
export function OrderLink({ id, ...rest }: OrderLinkProps) {
  const { search } = useLocation();
  const trail = use(OrderTrail);
  return <Link {...rest} to={`/admin/order/${id}`} state={{ list: search, trail }} />;
}

/** Address of the list the order was opened from, with filters, sort and page. */
export function useListAddress(): string {
  const { state } = useLocation();
  const list = (state as { list?: unknown } | null)?.list;
  return `/admin/orders${typeof list === 'string' ? list : ''}`;
}

export function useNeighbours(id: number) {
  const { state } = useLocation();
  const trail = (state as { trail?: unknown } | null)?.trail;
  const ids = Array.isArray(trail) ? trail.filter((one) => typeof one === 'number') : [];
  const at = ids.indexOf(id);
  const known = at >= 0;
  return {
    /** History state to pass on to the neighbour. */
    state,
    /** Null: opened by address alone. */
    place: known ? { number: at + 1, of: ids.length } : null,
    previous: known ? (ids[at - 1] ?? null) : null,
    next: known ? (ids[at + 1] ?? null) : null,
  };
}
