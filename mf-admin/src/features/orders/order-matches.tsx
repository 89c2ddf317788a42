import { listOrders } from '@vitrina/contract/calls/list-orders';
import type { Fresh } from '@vitrina/shared-auth/per-package/use-steady-rows';
import { Button } from '@vitrina/shared-ui/button';
import { EmptyState } from '@vitrina/shared-ui/empty-state';
import { Pagination } from '@vitrina/shared-ui/pagination';
import { useLayoutEffect, useRef } from 'react';
import { messages } from '../../messages.ts';
import { FoundCount } from '../list/found-count.tsx';
import { NoRows } from '../list/no-rows.tsx';
import type { ListParams } from '../list/use-list-params.ts';
import type { OrdersRequest } from './filter-orders.ts';
import { OrderCard } from './order-card.tsx';
import style from './orders-list.module.css';
import { OrdersTable } from './orders-table.tsx';
import { type OrdersPage, pageCountOf } from './page-of-orders.ts';

const text = messages.orders;

interface OrderMatchesProps {
  found: OrdersPage;
  fresh: Fresh | null;
  request: OrdersRequest;
  view: 'cards' | 'table';
  params: ListParams;
  /** These are the ones before; those that were asked for are on their way. */
  busy: boolean;
}

/** One page of the orders that the filters let through. */
export function OrderMatches({ found, fresh, request, view, params, busy }: OrderMatchesProps) {
  const top = useRef<HTMLElement>(null);
  const awaited = useRef<number | null>(null);
  const turnTo = (page: number) => {
    awaited.current = page;
    params.set({ page: page > 1 ? String(page) : '' });
  };
  // Once the orders are there: how far the page can scroll depends on them.
  useLayoutEffect(() => {
    if (busy || awaited.current !== request.page) return;
    awaited.current = null;
    top.current?.scrollIntoView();
  });
  return (
    <section ref={top} className={style.matches} aria-label={text.title} aria-busy={busy}>
      <FoundCount found={found.total} fresh={fresh} added={text.added}>
        {text.count(found.total)}
      </FoundCount>
      {found.total === 0 ? (
        <NoOrders request={request} params={params} />
      ) : view === 'table' ? (
        <OrdersTable orders={found.orders} sort={request.sort} params={params} />
      ) : (
        found.orders.map((order) => <OrderCard key={order.id} order={order} />)
      )}
      <Pagination
        label={text.pages}
        page={request.page}
        pageCount={pageCountOf(found, request)}
        onPageChange={turnTo}
        previousLabel={text.previous}
        nextLabel={text.next}
        pageLabel={text.page}
      />
    </section>
  );
}

/** No order at all, or none that the filters let through. */
function NoOrders({ request, params }: { request: OrdersRequest; params: ListParams }) {
  if (!params.filtered && request.page === 1)
    return <NoRows call={listOrders} empty={text.empty} />;
  return (
    <EmptyState
      title={text.noMatch.title}
      action={<Button onClick={params.clear}>{text.noMatch.action}</Button>}
    >
      {text.noMatch.text}
    </EmptyState>
  );
}
