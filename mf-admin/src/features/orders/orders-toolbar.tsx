import { ORDER_STATES, ORDER_STATUSES } from '@vitrina/contract/rules/order-status';
import { saveFile } from '@vitrina/shared-ui/save-file';
import { SegmentedControl } from '@vitrina/shared-ui/segmented-control';
import { VisuallyHidden } from '@vitrina/shared-ui/visually-hidden';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import Rows3 from 'lucide-react/icons/rows-3';
import type { ComponentType, ReactNode } from 'react';
import { messages } from '../../messages.ts';
import { usePageCommands } from '../commands/page-commands.ts';
import { partsCsv } from '../list/columns-csv.ts';
import { ExportButton } from '../list/export-button.tsx';
import { SavedViewsBar } from '../list/saved-views-bar.tsx';
import type { ListParams } from '../list/use-list-params.ts';
import type { OrdersRequest } from './filter-orders.ts';
import { orderFileColumns } from './order-columns.tsx';
import style from './orders-list.module.css';
import { fetchInParts } from './orders-query.ts';
import { chooseView, type OrdersView } from './orders-view.ts';
import type { OrdersPage } from './page-of-orders.ts';

const text = messages.orders;

interface OrdersToolbarProps {
  request: OrdersRequest;
  found: OrdersPage;
  view: OrdersView;
  params: ListParams;
  /** Button for the filters on a narrow screen. */
  filters: ReactNode;
}

export function OrdersToolbar({ request, found, view, params, filters }: OrdersToolbarProps) {
  const { all, counts } = found;
  const save = async () =>
    saveFile('comenzi.csv', await partsCsv(fetchInParts(request), orderFileColumns));
  usePageCommands([
    {
      id: 'view',
      title: text.view.show[view === 'cards' ? 'table' : 'cards'],
      keys: ['v'],
      run: () => chooseView(view === 'cards' ? 'table' : 'cards', params),
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
        {filters}
        <SegmentedControl
          label={text.view.label}
          segments={[
            { value: 'cards', label: <ViewLabel Icon={LayoutGrid} name={text.view.cards} /> },
            { value: 'table', label: <ViewLabel Icon={Rows3} name={text.view.table} /> },
          ]}
          value={view}
          onValueChange={(next) => chooseView(next, params)}
        />
        <SavedViewsBar list="comenzi" />
        <ExportButton
          name="comenzi"
          onExport={save}
          failed={text.csvFailed}
          params={params}
          iconOnly
        />
      </div>
    </div>
  );
}

function ViewLabel({ Icon, name }: { Icon: ComponentType; name: string }) {
  return (
    <>
      <Icon />
      <VisuallyHidden>{name}</VisuallyHidden>
    </>
  );
}
