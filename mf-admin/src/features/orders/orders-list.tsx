import { useQuery } from '@tanstack/react-query';
import { Button } from '@vitrina/shared-ui/button';
import { EmptyState } from '@vitrina/shared-ui/empty-state';
import { Pagination } from '@vitrina/shared-ui/pagination';
import { QueryView } from '@vitrina/shared-ui/query-view';
import { messages } from '../../messages.ts';
import { DataTable } from '../list/data-table.tsx';
import { ListSkeleton } from '../list/list-skeleton.tsx';
import { SavedViewsBar } from '../list/saved-views-bar.tsx';
import { type ListParams, useListParams } from '../list/use-list-params.ts';
import { NO_FILTERS, type OrdersRequest, readFilters, readSort } from './filter-orders.ts';
import { OrderCard } from './order-card.tsx';
import { orderColumns } from './order-columns.tsx';
import { OrderFilters } from './order-filters.tsx';
import style from './orders-list.module.css';
import { ordersQuery } from './orders-query.ts';
import { OrdersToolbar } from './orders-toolbar.tsx';
import type { OrdersPage } from './page-of-orders.ts';

const PAGE_SIZE = { cards: 20, table: 100 };
const text = messages.orders;

/** All orders; filters, sort, page and view live in the address. */
export function OrdersList() {
  const params = useListParams();
  const view = params.get('view') === 'table' ? 'table' : 'cards';
  const page = Math.max(1, Math.min(1_000_000, Math.trunc(Number(params.get('page'))) || 1));
  const request: OrdersRequest = {
    filters: readFilters(params.search),
    page,
    limit: PAGE_SIZE[view],
    sort: readSort(params.search),
  };
  const query = useQuery(ordersQuery(request));
  return (
    <div className={style.layout}>
      <OrderFilters filters={request.filters} params={params} />
      <div className={style.list}>
        <QueryView
          query={query}
          loading={<ListSkeleton />}
          failed={text.failed}
          retryLabel={messages.retry}
        >
          {(found) => (
            <>
              <SavedViewsBar list="comenzi" />
              <OrdersToolbar request={request} counts={found.counts} view={view} params={params} />
              <Matches found={found} request={request} view={view} params={params} />
            </>
          )}
        </QueryView>
      </div>
    </div>
  );
}

interface MatchesProps {
  found: OrdersPage;
  request: OrdersRequest;
  view: 'cards' | 'table';
  params: ListParams;
}

function Matches({ found, request, view, params }: MatchesProps) {
  if (found.total === 0) return <NoOrders request={request} params={params} />;
  return (
    <section className={style.list} aria-label={text.title}>
      <p role="status" className={style.count}>
        {text.count(found.total)}
      </p>
      {view === 'table' ? (
        <DataTable
          label={text.title}
          columns={orderColumns.map((column) => ({ ...column, control: true as const }))}
          rows={found.orders}
          rowKey={({ id }) => id}
          sort={null}
          onSort={() => {}}
        />
      ) : (
        found.orders.map((order) => <OrderCard key={order.id} order={order} />)
      )}
      <Pagination
        label={text.pages}
        page={request.page}
        pageCount={Math.max(1, Math.ceil(found.total / request.limit))}
        onPageChange={(next) => params.set({ page: String(next) })}
        previousLabel={text.previous}
        nextLabel={text.next}
        pageLabel={text.page}
      />
    </section>
  );
}

/** No order at all, or none that the filters let through. */
function NoOrders({ request, params }: { request: OrdersRequest; params: ListParams }) {
  const filtered = Object.keys(NO_FILTERS).some((name) => params.get(name) !== '');
  if (!filtered && request.page === 1)
    return <EmptyState title={text.empty.title}>{text.empty.text}</EmptyState>;
  return (
    <EmptyState
      title={text.noMatch.title}
      action={<Button onClick={params.clear}>{text.noMatch.action}</Button>}
    >
      {text.noMatch.text}
    </EmptyState>
  );
}
