import { ORDER_STATES, ORDER_STATUSES } from '@vitrina/contract/rules/order-status';
import { showToast } from '@vitrina/shared-auth';
import { useSingleMutation } from '@vitrina/shared-auth/per-package/use-single-mutation';
import { Button } from '@vitrina/shared-ui/button';
import { saveFile } from '@vitrina/shared-ui/save-file';
import { SegmentedControl } from '@vitrina/shared-ui/segmented-control';
import { SelectField } from '@vitrina/shared-ui/select-field';
import Download from 'lucide-react/icons/download';
import { messages } from '../../messages.ts';
import { usePageCommands } from '../commands/page-commands.ts';
import { columnsCsv } from '../list/columns-csv.ts';
import type { ListParams } from '../list/use-list-params.ts';
import { ORDER_SORTS, type OrdersRequest } from './filter-orders.ts';
import { orderFileColumns } from './order-columns.tsx';
import style from './orders-list.module.css';
import { fetchMatching } from './orders-query.ts';
import type { OrdersPage } from './page-of-orders.ts';

const text = messages.orders;

interface OrdersToolbarProps {
  request: OrdersRequest;
  found: OrdersPage;
  view: 'cards' | 'table';
  params: ListParams;
}

/** Status tabs with counts, cards or table, order, and the way out as a file. */
export function OrdersToolbar({ request, found, view, params }: OrdersToolbarProps) {
  const { all, counts } = found;
  const file = useSingleMutation({
    mutationKey: ['orders-file'],
    mutationFn: async () =>
      saveFile('comenzi.csv', columnsCsv(await fetchMatching(request), orderFileColumns)),
    onError: () => void showToast(text.csvFailed, { tone: 'danger' }),
  });
  const download = () => file.mutate();
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
            label: ORDER_STATES[status].label,
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
