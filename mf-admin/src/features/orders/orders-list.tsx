import { useQuery } from '@tanstack/react-query';
import { listOrders } from '@vitrina/contract/calls/list-orders';
import type { Order } from '@vitrina/contract/entities/order';
import { useSteadyRows } from '@vitrina/shared-auth/per-package/use-steady-rows';
import { QueryView } from '@vitrina/shared-ui/query-view';
import { useMediaQuery } from '@vitrina/shared-ui/use-media-query';
import { useEffect } from 'react';
import { messages } from '../../messages.ts';
import { ListSkeleton } from '../list/list-skeleton.tsx';
import { ToolSheet } from '../list/tool-sheet.tsx';
import { UnreadRows } from '../list/unread-rows.tsx';
import { useListParams } from '../list/use-list-params.ts';
import { useRowKeys } from '../list/use-row-keys.ts';
import { BulkOrders } from './bulk-orders.tsx';
import { type OrdersRequest, readFilters, readSort } from './filter-orders.ts';
import { OrderFilters } from './order-filters.tsx';
import { OrderMatches } from './order-matches.tsx';
import style from './orders-list.module.css';
import { ordersQuery } from './orders-query.ts';
import { OrdersToolbar } from './orders-toolbar.tsx';
import { readView } from './orders-view.ts';
import { pageCountOf } from './page-of-orders.ts';

const PAGE_SIZE = { cards: 20, table: 100 };
const text = messages.orders;
const CHANGES = ['order'] as const;
/** Narrower than this, the filters do not fit beside the list. */
const NARROW = '(width < 56rem)';
const NONE: readonly Order[] = [];

export function OrdersList() {
  const params = useListParams();
  const { set } = params;
  const view = readView(params);
  const isNarrow = useMediaQuery(NARROW);
  useRowKeys();
  const page = Math.max(1, Math.min(1_000_000, Math.trunc(Number(params.get('page'))) || 1));
  const request: OrdersRequest = {
    filters: readFilters(params.search),
    page,
    limit: PAGE_SIZE[view],
    sort: readSort(params.search),
  };
  const query = useQuery(ordersQuery(request));
  const { rows: orders, fresh } = useSteadyRows(
    query.data?.orders ?? NONE,
    ({ id }) => id,
    { kinds: CHANGES, updatedAt: query.dataUpdatedAt },
    params.search.toString(),
  );
  const lastPage = query.isPlaceholderData
    ? undefined
    : query.data && pageCountOf(query.data, request);
  // The last page emptied, or the address is old.
  useEffect(() => {
    if (lastPage !== undefined && page > lastPage) set({ page: lastPage > 1 ? `${lastPage}` : '' });
  }, [page, lastPage, set]);
  const filters = (
    <ToolSheet below={NARROW}>
      <OrderFilters filters={request.filters} sort={request.sort} params={params} />
    </ToolSheet>
  );
  return (
    <div className={style.layout}>
      {/* A filter may be why the list failed to load. */}
      {(!isNarrow || !query.data) && filters}
      <div className={style.list}>
        <QueryView
          query={query}
          loading={<ListSkeleton />}
          failed={text.failed}
          retryLabel={messages.retry}
        >
          {(found) => (
            <>
              <UnreadRows call={listOrders} />
              <OrdersToolbar
                request={request}
                found={found}
                view={view}
                params={params}
                filters={isNarrow && filters}
              />
              <OrderMatches
                found={{ ...found, orders }}
                fresh={fresh}
                request={request}
                view={view}
                params={params}
                busy={query.isPlaceholderData}
              />
              <BulkOrders known={found.orders} />
            </>
          )}
        </QueryView>
      </div>
    </div>
  );
}
