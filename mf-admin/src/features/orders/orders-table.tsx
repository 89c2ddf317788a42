import type { Order } from '@vitrina/contract/entities/order';
import { messages } from '../../messages.ts';
import { DataTable } from '../list/data-table.tsx';
import type { ListParams } from '../list/use-list-params.ts';
import type { OrderSort } from './filter-orders.ts';
import { headingSort, pressedSort, SORTED_COLUMNS } from './heading-sort.ts';
import { orderColumns } from './order-columns.tsx';

const columns = orderColumns.map((column) =>
  SORTED_COLUMNS.has(column.id) ? column : { ...column, control: true as const },
);

interface OrdersTableProps {
  orders: readonly Order[];
  sort: OrderSort;
  params: ListParams;
}

/** One page of orders as a table; two of its headings sort the whole list. */
export function OrdersTable({ orders, sort, params }: OrdersTableProps) {
  const sortBy = (column: string) => {
    const next = pressedSort(sort, column);
    params.set({ sort: next === 'newest' ? '' : next });
  };
  return (
    <DataTable
      label={messages.orders.title}
      columns={columns}
      rows={orders}
      rowKey={({ id }) => id}
      sort={headingSort(sort)}
      onSort={sortBy}
    />
  );
}
