import type { Order } from '@vitrina/contract/entities/order';
import { knownState } from '@vitrina/contract/rules/known-state';
import {
  canChangeOrderStatus,
  ORDER_STATES,
  type OrderStatus,
} from '@vitrina/contract/rules/order-status';
import { isWaitingForAcceptance } from '@vitrina/contract/rules/unverified-order';
import { queryClient, showToast } from '@vitrina/shared-auth';
import { bulkMessages } from '../../bulk-messages.ts';
import { type RowResult, runRows } from '../bulk/run-rows.ts';
import { offerUndo } from '../undo/undo-store.ts';
import { moveOrder } from './move-order.ts';
import { orderFailure } from './order-failure.ts';
import { orderQuery } from './order-query.ts';
import { refreshOrders } from './orders-query.ts';
import { undoOrder } from './undo-order.ts';

const text = bulkMessages.job;

export interface Move {
  id: number;
  /** From the list; absent: ask the host. */
  order?: Order | undefined;
  /** From the courier; absent: unchanged. */
  awb?: string;
}

async function move({ id, order: known, awb }: Move, status: OrderStatus) {
  const order = known ?? (await queryClient.fetchQuery(orderQuery(id)).catch(fail))?.order;
  if (!order) throw new Error(text.notFound);
  const state = knownState(ORDER_STATES, order.status);
  if (!state || !canChangeOrderStatus(state, status))
    throw new Error(text.noStep(state ? ORDER_STATES[state].label : (order.status ?? '?')));
  if (isWaitingForAcceptance(order)) throw new Error(text.waits);
  if (awb && order.tracking_number && order.tracking_number !== awb)
    throw new Error(text.otherAwb(order.tracking_number));
  return moveOrder(order, status, awb).catch(fail);
}

function fail(error: unknown): never {
  throw new Error(orderFailure(error, text.failed), { cause: error });
}

/**
 * Moves many orders and offers one undo. The host counts the undo window per change, so the offer starts
 * with the first.
 */
export async function moveOrders(
  moves: readonly Move[],
  status: OrderStatus,
  onResult?: (done: number) => void,
): Promise<RowResult<Move>[]> {
  const moved: Order[] = [];
  let since = Number.POSITIVE_INFINITY;
  const results = await runRows(
    moves,
    async (one) => {
      const { order, since: at } = await move(one, status);
      moved.push(order);
      since = Math.min(since, at);
    },
    onResult,
  );
  const canUndo = moved.every(({ version }) => typeof version === 'number');
  const told = text.moved(moved.length, ORDER_STATES[status].label);
  if (moved.length > 0 && canUndo) offerUndo(told, () => undoOrders(moved), { since });
  else if (moved.length > 0) showToast(told);
  await refreshOrders();
  return results;
}

async function undoOrders(moved: readonly Order[]): Promise<void> {
  const results = await runRows(moved, async (order) => void (await undoOrder(order)));
  await refreshOrders();
  const undone = results.filter(({ problem }) => problem === undefined).length;
  if (undone === moved.length) return;
  showToast(text.undonePart(undone, moved.length), { tone: 'danger' });
  throw new Error('Not all of them could be taken back.');
}
