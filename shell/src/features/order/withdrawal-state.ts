import type { Order } from '@vitrina/contract/entities/order';

/** Initial values of the declaration of withdrawal, in the history entry's state. */
export interface WithdrawalState {
  withdrawal: { name: string; email: string; orderNumber: string };
}

/** @param masked the buyer is only partly shown */
export const withdrawalState = (order: Order, masked: boolean): WithdrawalState => ({
  withdrawal: {
    name: masked ? '' : (order.name ?? ''),
    email: masked ? '' : order.email,
    orderNumber: String(order.id),
  },
});
