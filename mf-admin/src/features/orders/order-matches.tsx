import { listOrders } from '@vitrina/contract/calls/list-orders';
import type { Fresh } from '@vitrina/shared-auth/per-package/use-steady-rows';
import { Button } from '@vitrina/shared-ui/button';
import { EmptyState } from '@vitrina/shared-ui/empty-state';
import { Pagination } from '@vitrina/shared-ui/pagination';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { bulkMessages } from '../../bulk-messages.ts';
import { messages } from '../../messages.ts';
import { FoundCount } from '../list/found-count.tsx';
import { NoRows } from '../list/no-rows.tsx';
import { SelectRows } from '../list/select-row.tsx';
import type { ListParams } from '../list/use-list-params.ts';
import type { OrdersRequest } from './filter-orders.ts';
import { OrderCard } from './order-card.tsx';
import { OrderTrail } from './order-link.tsx';
import { orderSelection } from './order-selection.ts';
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
  /** Shows the previous page while the requested one loads. */
  busy: boolean;
}

export function OrderMatches({ found, fresh, request, view, params, busy }: OrderMatchesProps) {
  const top = useRef<HTMLElement>(null);
  const awaited = useRef<number | null>(null);
  const ids = useMemo(() => found.orders.map(({ id }) => id), [found.orders]);
  const turnTo = (page: number) => {
    awaited.current = page;
    params.set({ page: page > 1 ? String(page) : '' });
  };
  // Scroll once the orders are rendered: the page's height depends on them.
  useLayoutEffect(() => {
    if (busy || awaited.current !== request.page) return;
    awaited.current = null;
    top.current?.scrollIntoView();
  });
  return (
    <OrderTrail value={ids}>
      <section ref={top} className={style.matches} aria-label={text.found} aria-busy={busy}>
        {/* The tabs show counts too: in the table this line is hidden unless it says more. */}
        <div className={view === 'table' && !fresh && !params.filtered ? style.quiet : style.line}>
          {view === 'cards' && found.orders.length > 0 && (
            <SelectRows
              selection={orderSelection}
              rows={found.orders}
              label={bulkMessages.select.page}
              labelled
            />
          )}
          <FoundCount found={found.total} fresh={fresh} added={text.added}>
            {text.count(found.total)}
          </FoundCount>
        </div>
        {found.total === 0 ? (
          <NoOrders request={request} params={params} />
        ) : view === 'table' ? (
          <OrdersTable orders={found.orders} sort={request.sort} params={params} />
        ) : (
          <div className={style.cards}>
            {found.orders.map((order) => (
              <OrderCard key={order.id} order={order} />
            ))}
          </div>
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
    </OrderTrail>
  );
}

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
