import type { Order } from '@vitrina/contract/entities/order';
import {
  canChangeOrderStatus,
  ORDER_STATES,
  ORDER_STATUSES,
  type OrderStatus,
} from '@vitrina/contract/rules/order-status';
import { hostCan, showToast } from '@vitrina/shared-auth';
import { useSingleMutation } from '@vitrina/shared-auth/per-package/use-single-mutation';
import { Button } from '@vitrina/shared-ui/button';
import { saveFile } from '@vitrina/shared-ui/save-file';
import { useState } from 'react';
import { bulkMessages } from '../../bulk-messages.ts';
import style from '../bulk/bulk.module.css';
import { columnsCsv } from '../list/columns-csv.ts';
import { moveOrders } from './move-orders.ts';
import { orderFileColumns } from './order-columns.tsx';
import { orderSelection } from './order-selection.ts';
import { PrintSheets } from './print-sheets.tsx';

const text = bulkMessages.bar;

/** States one of the orders may enter in bulk; irreversible ones are set one by one. */
const offeredStates = (orders: readonly Order[]): OrderStatus[] =>
  ORDER_STATUSES.filter(
    (to) =>
      !ORDER_STATES[to].irrevocable &&
      orders.some(({ status }) =>
        ORDER_STATUSES.some((from) => from === status && canChangeOrderStatus(from, to)),
      ),
  );

interface BulkBarProps {
  onShip: () => void;
}

export function BulkBar({ onShip }: BulkBarProps) {
  const chosen = orderSelection.useChosen((rows) => rows);
  const [printed, setPrinted] = useState<'slips' | 'labels' | null>(null);
  const orders = [...chosen.values()];
  const move = useSingleMutation({
    mutationKey: ['orders-move'],
    mutationFn: async (status: OrderStatus) => {
      const moves = orders.map((order) => ({ id: order.id, order }));
      const results = await moveOrders(moves, status);
      const failed = results.filter(({ problem }) => problem !== undefined);
      // Keep only the failed ones selected.
      orderSelection.clear();
      orderSelection.choose(
        failed.flatMap(({ row }) => row.order ?? []),
        true,
      );
      const [first] = failed;
      if (first)
        showToast(
          `${bulkMessages.job.part(results.length - failed.length, results.length)} #${first.row.id}: ${first.problem}`,
          { tone: 'danger' },
        );
    },
  });
  if (orders.length === 0) return null;
  return (
    <section className={style.bar} aria-label={text.label} data-docked="">
      <p className={style.count} role="status">
        {text.chosen(orders.length)}
      </p>
      {hostCan('order-status') && hostCan('order-tracking') && (
        <Button size="sm" onClick={onShip}>
          {bulkMessages.ship.action}
        </Button>
      )}
      {hostCan('order-status') &&
        offeredStates(orders).map((status) => (
          <Button
            key={status}
            variant="secondary"
            size="sm"
            busy={move.isPending && move.variables === status}
            onClick={() => move.mutate(status)}
          >
            {bulkMessages.moveTo[status]}
          </Button>
        ))}
      {(['slips', 'labels'] as const).map((kind) => (
        <Button key={kind} variant="secondary" size="sm" onClick={() => setPrinted(kind)}>
          {text[kind]}
        </Button>
      ))}
      <Button
        variant="secondary"
        size="sm"
        onClick={() => saveFile('comenzi-alese.csv', columnsCsv(orders, orderFileColumns))}
      >
        {text.csv}
      </Button>
      <Button variant="ghost" size="sm" onClick={orderSelection.clear}>
        {text.clear}
      </Button>
      {printed && (
        <PrintSheets key={printed} kind={printed} orders={orders} onDone={() => setPrinted(null)} />
      )}
    </section>
  );
}
