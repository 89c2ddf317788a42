import type { Order } from '@vitrina/contract/entities/order';

/** What the declaration of withdrawal starts from, in the state of its history entry. */
export interface WithdrawalState {
  withdrawal: { name: string; email: string; orderNumber: string };
}

/** @param masked who bought it is told in part only */
export const withdrawalState = (order: Order, masked: boolean): WithdrawalState => ({
  withdrawal: {
    name: masked ? '' : (order.name ?? ''),
    email: masked ? '' : order.email,
    orderNumber: String(order.id),
  },
});
