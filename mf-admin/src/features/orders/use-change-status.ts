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
  /** Saved first, so that the customer's mail names it; absent: unchanged. */
  trackingNumber?: string;
}

/** Mutation key: one status change per order at a time. */
export const statusKey = ({ id }: Order) => ['order-status', id] as const;

/** Key of the undo offer. */
export const statusUndoKey = ({ id }: Order): string => `order-status:${id}`;

async function undo(order: Order): Promise<void> {
  try {
    await undoOrder(order);
  } finally {
    // A refusal means somebody else moved the order.
    await refreshOrders();
  }
}

/**
 * Changes an order's status. On a conflict it fetches and reports the other person's state instead of
 * overwriting it. A cancellation has no undo: its refund is under way.
 */
export function useChangeStatus(order: Order, draft: TrackingDraft) {
  return useSingleMutation({
    mutationKey: statusKey(order),
    mutationFn: async ({ status, trackingNumber }: StatusChange) => {
      const { order: changed, since } = await moveOrder(order, status, trackingNumber);
      // Offer before the page shows the new state, so that its next step waits from the start.
      const state = knownState(ORDER_STATES, changed.status);
      if (!state || ORDER_STATES[state].irrevocable || typeof changed.version !== 'number')
        showToast(text.changed);
      else offerUndo(text.changed, () => undo(changed), { since, of: statusUndoKey(order) });
      await refreshOrders();
      if (trackingNumber !== undefined) draft.reset();
    },
    async onError(error) {
      const told = orderFailure(error, text.failed);
      // Refetch before the message: the next press then acts on the current state.
      await refreshOrders();
      showToast(told, { tone: 'danger' });
    },
  });
}
