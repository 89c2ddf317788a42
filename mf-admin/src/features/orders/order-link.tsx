import type { ComponentProps } from 'react';
import { Link, useLocation } from 'react-router-dom';

interface OrderLinkProps extends Omit<ComponentProps<typeof Link>, 'to' | 'id'> {
  id: number | string;
}

/** To one order; it remembers the list that it was opened from. */
export function OrderLink({ id, ...rest }: OrderLinkProps) {
  const { search } = useLocation();
  return <Link {...rest} to={`/admin/order/${id}`} state={{ list: search }} />;
}

/** The way back to the list that an order was opened from: the same filters, sort and page. */
export function useListAddress(): string {
  const { state } = useLocation();
  const list = (state as { list?: unknown } | null)?.list;
  return `/admin/orders${typeof list === 'string' ? list : ''}`;
}
