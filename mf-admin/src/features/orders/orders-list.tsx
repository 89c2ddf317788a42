import { useQuery } from '@tanstack/react-query';
import type { Order } from '@vitrina/contract/entities/order';
import { Button } from '@vitrina/shared-ui/button';
import { EmptyState } from '@vitrina/shared-ui/empty-state';
import { Pagination } from '@vitrina/shared-ui/pagination';
import { QueryView } from '@vitrina/shared-ui/query-view';
import { Skeleton } from '@vitrina/shared-ui/skeleton';
import { useSearchParams } from 'react-router-dom';
import { messages } from '../../messages.ts';
import { type OrderFilters as Filters, filterOrders, readFilters } from './filter-orders.ts';
import { OrderCard } from './order-card.tsx';
import { OrderFilters } from './order-filters.tsx';
import style from './orders-list.module.css';
import { ordersQuery } from './orders-query.ts';

const PAGE_SIZE = 20;
const text = messages.orders;

/** All orders, filtered and paged; filters and page live in the address. */
export function OrdersList() {
  return (
    <QueryView
      query={useQuery(ordersQuery())}
      loading={<OrdersSkeleton />}
      failed={text.failed}
      retryLabel={messages.retry}
    >
      {(orders) => <Orders orders={orders} />}
    </QueryView>
  );
}

function Orders({ orders }: { orders: readonly Order[] }) {
  const [search, setSearch] = useSearchParams();
  const filters = readFilters(search);
  const set = (name: string, value: string) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === '') after.delete(name);
        else after.set(name, value);
        if (name !== 'page') after.delete('page');
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  if (orders.length === 0) {
    return <EmptyState title={text.empty.title}>{text.empty.text}</EmptyState>;
  }
  return (
    <div className={style.layout}>
      <OrderFilters filters={filters} onChange={set} />
      <Matches
        orders={orders}
        filters={filters}
        page={Number(search.get('page')) || 1}
        set={set}
        clear={() => setSearch({})}
      />
    </div>
  );
}

interface MatchesProps {
  orders: readonly Order[];
  filters: Filters;
  page: number;
  set: (name: string, value: string) => void;
  clear: () => void;
}

function Matches({ orders, filters, page, set, clear }: MatchesProps) {
  const found = filterOrders(orders, filters);
  const pageCount = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
  const current = Math.min(Math.max(1, Math.trunc(page)), pageCount);
  if (found.length === 0) {
    return (
      <EmptyState
        title={text.noMatch.title}
        action={<Button onClick={clear}>{text.noMatch.action}</Button>}
      >
        {text.noMatch.text}
      </EmptyState>
    );
  }
  return (
    <section className={style.list} aria-label={text.title}>
      <p role="status" className={style.count}>
        {text.count(found.length)}
      </p>
      {found.slice((current - 1) * PAGE_SIZE, current * PAGE_SIZE).map((order) => (
        <OrderCard key={order.id} order={order} />
      ))}
      <Pagination
        label={text.pages}
        page={current}
        pageCount={pageCount}
        onPageChange={(next) => set('page', String(next))}
        previousLabel={text.previous}
        nextLabel={text.next}
        pageLabel={text.page}
      />
    </section>
  );
}

function OrdersSkeleton() {
  return (
    <div className={style.list} aria-busy="true">
      <Skeleton className={style.placeholder} />
      <Skeleton className={style.placeholder} />
      <Skeleton className={style.placeholder} />
    </div>
  );
}
