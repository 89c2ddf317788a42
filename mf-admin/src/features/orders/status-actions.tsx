import type { Order } from '@vitrina/contract/entities/order';
import { nextOrderStatuses, type OrderStatus } from '@vitrina/contract/rules/order-status';
import { Button } from '@vitrina/shared-ui/button';
import { Dialog } from '@vitrina/shared-ui/dialog';
import { useState } from 'react';
import { messages } from '../../messages.ts';
import { usePageCommands } from '../commands/page-commands.ts';
import { isUnderWay } from './is-under-way.ts';
import style from './order-details.module.css';
import { statusKey, useChangeStatus } from './use-change-status.ts';

const text = messages.order;

/** The transitions that the contract allows from here; cancelling asks first. */
export function StatusActions({ order }: { order: Order }) {
  const [confirming, setConfirming] = useState(false);
  const change = useChangeStatus(order);
  const next = nextOrderStatuses(order.status);
  const start = (status: OrderStatus) => {
    if (isUnderWay(statusKey(order))) return;
    if (status === 'Cancelled') setConfirming(true);
    else change.mutate(status);
  };
  usePageCommands(
    next.map((status) => ({
      id: status,
      title: text.moveTo[status],
      keys: [status === 'Cancelled' ? 'c' : 'e'],
      run: () => start(status),
    })),
  );
  return (
    // It takes the focus of the button that is gone with the status it led to.
    <section className={style.actions} aria-label={text.status} tabIndex={-1}>
      {next.length === 0 && <p className={style.muted}>{text.final}</p>}
      {next.map((status) => (
        <Button
          key={status}
          variant={status === 'Cancelled' ? 'secondary' : 'primary'}
          busy={change.isPending && change.variables === status}
          disabled={change.isPending && change.variables !== status}
          onClick={() => start(status)}
        >
          {text.moveTo[status]}
        </Button>
      ))}
      <Dialog
        open={confirming}
        onClose={() => setConfirming(false)}
        title={text.confirmCancel.title}
        closeLabel={text.confirmCancel.close}
        size="sm"
        actions={
          <>
            <Button variant="secondary" onClick={() => setConfirming(false)}>
              {text.confirmCancel.keep}
            </Button>
            <Button
              variant="danger"
              onClick={() => {
                setConfirming(false);
                change.mutate('Cancelled');
              }}
            >
              {text.confirmCancel.confirm}
            </Button>
          </>
        }
      >
        <p>{text.confirmCancel.text}</p>
      </Dialog>
    </section>
  );
}
