/** States of an order on the wire, in the order they are reached (spec section 4). */
export const ORDER_STATUSES = ['Processing', 'Shipped', 'Delivered', 'Cancelled'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export const ORDER_STATUS_LABELS: Readonly<Record<OrderStatus, string>> = {
  Processing: 'Procesare',
  Shipped: 'Expediată',
  Delivered: 'Livrată',
  Cancelled: 'Anulată',
};

const TRANSITIONS: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  Processing: ['Shipped', 'Cancelled'],
  Shipped: ['Delivered', 'Cancelled'],
  Delivered: [],
  Cancelled: [],
};

/** Where an order in state `from` may go next (rulings 16). Empty: the state is final. */
export const nextOrderStatuses = (from: OrderStatus): readonly OrderStatus[] => TRANSITIONS[from];

/** Whether an order may go from `from` to `to`. Staying where it is, is no transition. */
export const canChangeOrderStatus = (from: OrderStatus, to: OrderStatus): boolean =>
  TRANSITIONS[from].includes(to);
