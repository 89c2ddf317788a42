interface OrderState<Status extends string> {
  label: string;
  /** Next states; empty for a final one. Staying in a state is no transition. */
  next: readonly Status[];
  /** Tone of its badge. */
  tone: 'info' | 'primary' | 'success' | 'danger';
  /** Colour in charts. */
  color: string;
  /** Console shortcut that moves an order here; states with a common previous state need different ones. */
  key: string;
  /** Cannot be undone and is mailed at once: staff must confirm. */
  irrevocable?: true;
  /** The invoice is not issued yet: the buyer may name a company. */
  invoiceOpen?: true;
  /** The parcel is on its way: messages include the tracking number. */
  tracked?: true;
  /** The buyer has the goods, or the parcel is on its way: they can be returned. */
  withBuyer?: true;
  /** Reaching it returns the pieces to the stock. */
  returnsStock?: true;
  /** Refunds a paid order. */
  refunds?: true;
}

const ROWS = {
  Processing: {
    label: 'Procesare',
    next: ['Shipped', 'Cancelled'],
    tone: 'info',
    color: '#3b6fb6',
    key: 'e',
    invoiceOpen: true,
  },
  Shipped: {
    label: 'Expediată',
    next: ['Delivered', 'Cancelled'],
    tone: 'primary',
    color: '#b7791f',
    key: 'e',
    tracked: true,
    withBuyer: true,
  },
  Delivered: {
    label: 'Livrată',
    next: [],
    tone: 'success',
    color: '#2f855a',
    key: 'e',
    withBuyer: true,
  },
  Cancelled: {
    label: 'Anulată',
    next: [],
    tone: 'danger',
    color: '#c53030',
    key: 'c',
    irrevocable: true,
    returnsStock: true,
    refunds: true,
  },
} as const satisfies Record<string, OrderState<string>>;

export type OrderStatus = keyof typeof ROWS;

/**
 * States of an order by their name on the wire, in the order they are reached. A new state is a row here and
 * its texts, which the compiler requires.
 * @example ORDER_STATES.Shipped.next // ['Delivered', 'Cancelled']
 */
export const ORDER_STATES: Readonly<Record<OrderStatus, OrderState<OrderStatus>>> = ROWS;

/**
 * In the order they are reached; the first is that of a new order.
 * @example ORDER_STATUSES[0] // 'Processing'
 */
export const ORDER_STATUSES = Object.keys(ORDER_STATES) as [OrderStatus, ...OrderStatus[]];

/**
 * Whether an order may go from `from` to `to`.
 * @example canChangeOrderStatus('Processing', 'Shipped') // true
 */
export const canChangeOrderStatus = (from: OrderStatus, to: OrderStatus): boolean =>
  ORDER_STATES[from].next.includes(to);
