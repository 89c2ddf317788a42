import type { Order } from '@vitrina/contract/entities/order';
import { knownState } from '@vitrina/contract/rules/known-state';
import { ORDER_STATES, type OrderStatus } from '@vitrina/contract/rules/order-status';
import { showToast } from '@vitrina/shared-auth';
import { useSingleMutation } from '@vitrina/shared-auth/per-package/use-single-mutation';
import { messages } from '../../messages.ts';
import { offerUndo } from '../undo/undo-store.ts';
import { moveOrder } from './move-order.ts';
import { orderFailure } from './order-failure.ts';
import { refreshOrders } from './orders-query.ts';
import { undoOrder } from './undo-order.ts';
import type { TrackingDraft } from './use-tracking-draft.ts';

const text = messages.order;

interface StatusChange {
  status: OrderStatus;
  /** Saved first, so that what the customer is told names it; left out, it stays as it is. */
  trackingNumber?: string;
}

/** Of the mutation: one change of an order's status at a time. */
export const statusKey = ({ id }: Order) => ['order-status', id] as const;

/** Names the change of an order's status among those that can be taken back. */
export const statusUndoKey = ({ id }: Order): string => `order-status:${id}`;

async function undo(order: Order): Promise<void> {
  try {
    await undoOrder(order);
  } finally {
    // Refused, it was moved on by somebody else.
    await refreshOrders();
  }
}

/**
 * Moves an order on. When somebody else was faster, their state is fetched and said, not
 * overwritten. A cancellation cannot be taken back: its money is on the way.
 */
export function useChangeStatus(order: Order, draft: TrackingDraft) {
  return useSingleMutation({
    mutationKey: statusKey(order),
    mutationFn: async ({ status, trackingNumber }: StatusChange) => {
      const { order: changed, since } = await moveOrder(order, status, trackingNumber);
      // Offered before the page shows the new state, so that its next step waits from the start.
      const state = knownState(ORDER_STATES, changed.status);
      if (!state || ORDER_STATES[state].irrevocable || typeof changed.version !== 'number')
        showToast(text.changed);
      else offerUndo(text.changed, () => undo(changed), { since, of: statusUndoKey(order) });
      await refreshOrders();
      if (trackingNumber !== undefined) draft.reset();
    },
    async onError(error) {
      const told = orderFailure(error, text.failed);
      // Said once the state of now is here: the next press is then made of it.
      await refreshOrders();
      showToast(told, { tone: 'danger' });
    },
  });
}
