import type { Order } from '@vitrina/contract/entities/order';
import { knownState } from '@vitrina/contract/rules/known-state';
import { ORDER_STATES, type OrderStatus } from '@vitrina/contract/rules/order-status';
import { isWaitingForAcceptance } from '@vitrina/contract/rules/unverified-order';
import { hostCan, showToast } from '@vitrina/shared-auth';
import { Button } from '@vitrina/shared-ui/button';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { messages } from '../../messages.ts';
import { usePageCommands } from '../commands/page-commands.ts';
import look from '../look/destructive.module.css';
import { useIsUnsettled } from '../undo/undo-store.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import style from './order-details.module.css';
import { ShipDialog } from './ship-dialog.tsx';
import { statusUndoKey, useChangeStatus } from './use-change-status.ts';
import type { TrackingDraft } from './use-tracking-draft.ts';

const text = messages.order;

interface StatusActionsProps {
  order: Order;
  draft: TrackingDraft;
}

/** Transitions of an order; an unknown state has none and says so. */
export function StatusActions({ order, draft }: StatusActionsProps) {
  const state = knownState(ORDER_STATES, order.status);
  if (state) return <Transitions order={order} draft={draft} state={state} />;
  return (
    <p className={style.muted}>
      {order.status === null ? text.stateMissing : text.stateUnknown(order.status)}
    </p>
  );
}

/** Dialog before a step; null for a step that can be undone. */
function questionOf(status: OrderStatus): 'ship' | 'cancel' | null {
  if (ORDER_STATES[status].irrevocable) return 'cancel';
  return ORDER_STATES[status].tracked && hostCan('order-tracking') ? 'ship' : null;
}

/**
 * Transitions the contract allows. None while the last step can be undone: a double press would make the
 * next step too, and the customer would hear only of that.
 */
function Transitions({ order, draft, state }: StatusActionsProps & { state: OrderStatus }) {
  const [asked, setAsked] = useState<OrderStatus | null>(null);
  const change = useChangeStatus(order, draft);
  const isUnsettled = useIsUnsettled(statusUndoKey(order));
  // An order waiting for acceptance can only be cancelled.
  const next = ORDER_STATES[state].next.filter(
    (status) => !isWaitingForAcceptance(order) || ORDER_STATES[status].refunds,
  );
  const offered = isUnsettled ? [] : next;
  const steps = useRef<HTMLElement>(null);
  // Somebody else moved the order: the open question no longer applies.
  const isOvertaken = asked !== null && !offered.includes(asked);
  const giveUp = useEffectEvent(() => {
    setAsked(null);
    showToast(text.conflict, { tone: 'danger' });
    steps.current?.focus();
  });
  useEffect(() => {
    if (isOvertaken) giveUp();
  }, [isOvertaken]);
  const start = (status: OrderStatus) => {
    if (questionOf(status)) setAsked(status);
    else change.mutate({ status });
  };
  const close = () => setAsked(null);
  usePageCommands(
    offered.map((status) => ({
      id: status,
      title: text.moveTo[status],
      keys: [ORDER_STATES[status].key],
      run: () => start(status),
    })),
  );
  return (
    // Takes the focus of the button that disappears with its state.
    <section ref={steps} className={style.steps} aria-label={text.status} tabIndex={-1}>
      {isUnsettled && <p className={style.muted}>{text.unsettled}</p>}
      {!isUnsettled && next.length === 0 && <p className={style.muted}>{text.final}</p>}
      {offered.map((status) => (
        <Button
          key={status}
          variant={ORDER_STATES[status].irrevocable ? 'secondary' : 'primary'}
          className={ORDER_STATES[status].irrevocable ? (look.destructive ?? '') : ''}
          busy={change.isPending && change.variables?.status === status}
          disabled={change.isPending && change.variables?.status !== status}
          onClick={() => start(status)}
        >
          {text.moveTo[status]}
        </Button>
      ))}
      {offered.map((status) => {
        const question = questionOf(status);
        if (question === 'cancel')
          return (
            <CancelDialog
              key={status}
              open={asked === status}
              order={order}
              onClose={close}
              onConfirm={() => {
                close();
                change.mutate({ status });
              }}
            />
          );
        if (question === 'ship')
          return (
            <ShipDialog
              key={status}
              open={asked === status}
              draft={draft}
              onClose={close}
              onShip={(trackingNumber) => change.mutate({ status, trackingNumber })}
            />
          );
        return null;
      })}
    </section>
  );
}
