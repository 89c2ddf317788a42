import type { Order, OrderItem } from '@vitrina/contract/entities/order';

/** Initial values of the declaration of withdrawal, in the history entry's state. */
export interface WithdrawalState {
  withdrawal: {
    name: string;
    email: string;
    orderNumber: string;
    items: OrderItem[];
    /** Opens the order's page. */
    orderKey: string | null;
  };
}

/** @param masked the buyer is only partly shown */
export const withdrawalState = (
  order: Order,
  masked = false,
  orderKey = order.page_key ?? null,
): WithdrawalState => ({
  withdrawal: {
    name: masked ? '' : (order.name ?? ''),
    email: masked ? '' : order.email,
    orderNumber: String(order.id),
    items: order.items,
    orderKey,
  },
});
