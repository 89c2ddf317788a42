import type { Order } from './entities/order.ts';

/**
 * All slots with the properties their holders pass to fills. Properties are only ever added
 * (docs/decisions/018-how-the-registry-evolves.md), so a fill may get more than it was built for.
 *
 * A team outside this repository adds its own by declaration merging, prefixed with its remote's name,
 * so that no two teams use the same:
 *
 * @example
 * declare module '@vitrina/contract/slots' {
 *   interface SlotTable {
 *     'blog-below': { articleId: number };
 *   }
 * }
 */
export interface SlotTable {
  /** Cards at the end of the partner's overview. */
  'partner-overview': NoProps;
  /** Panels at the end of an order's side column in the console. */
  'order-side': { order: Pick<Order, 'id' | 'status' | 'items'> };
  /** Cards at the end of the console's first page. */
  'admin-dashboard': NoProps;
  /** Below a product's description. */
  'product-below': {
    /** `id` of the displayed variant; `category` is null when the host names none. */
    product: { id: number; name: string; category: string | null };
  };
}

type NoProps = Record<never, never>;

/** Name of a declared slot. */
export type SlotName = keyof SlotTable & string;

/** Names of the platform's own slots; teams may declare others. */
export const PLATFORM_SLOTS = [
  'partner-overview',
  'order-side',
  'admin-dashboard',
  'product-below',
] as const satisfies readonly SlotName[];
