import { Button } from '@vitrina/shared-ui/button';
import { EmptyState } from '@vitrina/shared-ui/empty-state';
import { Pagination } from '@vitrina/shared-ui/pagination';
import { messages } from '../../messages.ts';
import type { ListParams } from '../list/use-list-params.ts';
import { NO_FILTERS, type OrdersRequest } from './filter-orders.ts';
import { OrderCard } from './order-card.tsx';
import style from './orders-list.module.css';
import { OrdersTable } from './orders-table.tsx';
import type { OrdersPage } from './page-of-orders.ts';

const text = messages.orders;

interface OrderMatchesProps {
  found: OrdersPage;
  request: OrdersRequest;
  view: 'cards' | 'table';
  params: ListParams;
}

/** One page of the orders that the filters let through. */
export function OrderMatches({ found, request, view, params }: OrderMatchesProps) {
  if (found.total === 0) return <NoOrders request={request} params={params} />;
  return (
    <section className={style.list} aria-label={text.title}>
      <p role="status" className={style.count}>
        {text.count(found.total)}
      </p>
      {view === 'table' ? (
        <OrdersTable orders={found.orders} sort={request.sort} params={params} />
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
