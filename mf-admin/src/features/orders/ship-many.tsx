import type { Order } from '@vitrina/contract/entities/order';
import { useSingleMutation } from '@vitrina/shared-auth/per-package/use-single-mutation';
import { Button } from '@vitrina/shared-ui/button';
import { Dialog } from '@vitrina/shared-ui/dialog';
import { useId, useState } from 'react';
import { bulkMessages } from '../../bulk-messages.ts';
import { messages } from '../../messages.ts';
import { JobProgress } from '../bulk/job-progress.tsx';
import type { RowResult } from '../bulk/run-rows.ts';
import { AwbForm } from './awb-form.tsx';
import { type Move, moveOrders } from './move-orders.ts';
import { orderSelection } from './order-selection.ts';
import { readAwbs } from './read-awbs.ts';
import { ShipResults } from './ship-results.tsx';

const text = bulkMessages.ship;

interface ShipManyProps {
  open: boolean;
  onClose: () => void;
  known: readonly Order[];
}

export function ShipMany({ open, onClose, known }: ShipManyProps) {
  const form = useId();
  const chosen = orderSelection.useChosen((rows) => rows);
  const [typed, setTyped] = useState('');
  const [done, setDone] = useState<number | null>(null);
  const [results, setResults] = useState<readonly RowResult<Move>[] | null>(null);
  const read = readAwbs(typed, [...chosen.keys()].map(Number));
  const isRunning = done !== null && !results;

  const ship = useSingleMutation({
    mutationKey: ['orders-ship'],
    async mutationFn() {
      setDone(0);
      const moves = read.rows.map(({ id, awb }) => ({
        id,
        awb,
        order: chosen.get(id) ?? known.find((order) => order.id === id),
      }));
      setResults(await moveOrders(moves, 'Shipped', setDone));
      orderSelection.clear();
    },
  });
  function close() {
    // The remaining rows go on: keep their results in sight.
    if (isRunning) return;
    onClose();
    setDone(null);
    if (results) setTyped('');
    setResults(null);
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={text.title}
      closeLabel={messages.close}
      placement="end"
      size="lg"
      actions={
        results ? (
          <Button onClick={close}>{text.done}</Button>
        ) : (
          <>
            <Button variant="secondary" disabled={isRunning} onClick={close}>
              {messages.cancel}
            </Button>
            <Button type="submit" form={form} busy={isRunning}>
              {text.confirm(read.rows.length)}
            </Button>
          </>
        )
      }
    >
      {results ? (
        <ShipResults results={results} />
      ) : (
        <AwbForm
          id={form}
          typed={typed}
          onType={setTyped}
          read={read}
          chosen={[...chosen.values()]}
          busy={isRunning}
          onSubmit={() => ship.mutate()}
        />
      )}
      {isRunning && <JobProgress done={done} all={read.rows.length} />}
    </Dialog>
  );
}
