import type { Order } from '@vitrina/contract/entities/order';
import { bulkMessages } from '../../bulk-messages.ts';
import { messages } from '../../messages.ts';
import type { Column } from '../list/column.ts';
import { DataTable } from '../list/data-table.tsx';
import { SelectRow, SelectRows } from '../list/select-row.tsx';
import type { ListParams } from '../list/use-list-params.ts';
import type { OrderSort } from './filter-orders.ts';
import { headingSort, pressedSort, SORTED_COLUMNS } from './heading-sort.ts';
import { orderColumns } from './order-columns.tsx';
import { orderSelection } from './order-selection.ts';

const select: Column<Order> = {
  id: 'select',
  header: bulkMessages.select.column,
  headerCell: (rows) => (
    <SelectRows selection={orderSelection} rows={rows} label={bulkMessages.select.page} />
  ),
  value: () => null,
  cell: (order) => (
    <SelectRow selection={orderSelection} row={order} label={bulkMessages.select.order(order.id)} />
  ),
  control: true,
};

const columns = [
  select,
  ...orderColumns.map((column) =>
    SORTED_COLUMNS.has(column.id) ? column : { ...column, control: true as const },
  ),
];

interface OrdersTableProps {
  orders: readonly Order[];
  sort: OrderSort;
  params: ListParams;
}

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
