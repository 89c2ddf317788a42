import { useMutation } from '@tanstack/react-query';
import { ORDER_STATUS_LABELS, ORDER_STATUSES } from '@vitrina/contract/rules/order-status';
import { showToast } from '@vitrina/shared-auth';
import { Button } from '@vitrina/shared-ui/button';
import { SegmentedControl } from '@vitrina/shared-ui/segmented-control';
import { SelectField } from '@vitrina/shared-ui/select-field';
import Download from 'lucide-react/icons/download';
import { messages } from '../../messages.ts';
import { usePageCommands } from '../commands/page-commands.ts';
import { toCsv } from '../list/csv.ts';
import { downloadFile } from '../list/download-file.ts';
import type { ListParams } from '../list/use-list-params.ts';
import { ORDER_SORTS, type OrdersRequest } from './filter-orders.ts';
import { isUnderWay } from './is-under-way.ts';
import { orderColumns } from './order-columns.tsx';
import style from './orders-list.module.css';
import { fetchMatching } from './orders-query.ts';
import type { OrdersPage } from './page-of-orders.ts';

const text = messages.orders;
const FILE_KEY = ['orders-file'];

interface OrdersToolbarProps {
  request: OrdersRequest;
  counts: OrdersPage['counts'];
  view: 'cards' | 'table';
  params: ListParams;
}

/** Status tabs with counts, cards or table, order, and the way out as a file. */
export function OrdersToolbar({ request, counts, view, params }: OrdersToolbarProps) {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const file = useMutation({
    mutationKey: FILE_KEY,
    mutationFn: async () =>
      downloadFile('comenzi.csv', toCsv(await fetchMatching(request), orderColumns)),
    onError: () => void showToast(text.csvFailed, { tone: 'danger' }),
  });
  const download = () => {
    if (!isUnderWay(FILE_KEY)) file.mutate();
  };
  usePageCommands([
    { id: 'csv', title: messages.list.csv, keys: ['x'], run: download },
    { id: 'clear', title: messages.list.clear, keys: ['q'], run: params.clear },
    {
      id: 'view',
      title: text.view.show[view === 'cards' ? 'table' : 'cards'],
      keys: ['v'],
      run: () => params.set({ view: view === 'cards' ? 'table' : '' }),
    },
  ]);
  return (
    <div className={style.toolbar}>
      <SegmentedControl
        label={text.tabs}
        segments={[
          { value: '', label: text.filters.anyStatus, count: all },
          ...ORDER_STATUSES.map((status) => ({
            value: status,
            label: ORDER_STATUS_LABELS[status],
            count: counts[status] ?? 0,
          })),
        ]}
        value={request.filters.status}
        onValueChange={(status) => params.set({ status })}
      />
      <div className={style.tools}>
        <SelectField
          label={text.sort.label}
          value={request.sort}
          onChange={({ currentTarget: { value } }) =>
            params.set({ sort: value === 'newest' ? '' : value })
          }
        >
          {ORDER_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {text.sort[sort]}
            </option>
          ))}
        </SelectField>
        <SegmentedControl
          label={text.view.label}
          segments={[
            { value: 'cards', label: text.view.cards },
            { value: 'table', label: text.view.table },
          ]}
          value={view}
          onValueChange={(next) => params.set({ view: next === 'cards' ? '' : next })}
        />
        <Button variant="secondary" size="sm" busy={file.isPending} onClick={download}>
          <Download />
          {messages.list.csv}
        </Button>
      </div>
    </div>
  );
}
