import type { Order } from './entities/order.ts';

/**
 * Every slot and the properties that its holder passes to what fills it. A slot's properties only
 * grow, as the registry does (docs/decisions/018-how-the-registry-evolves.md): a fill that was built
 * for fewer meets more.
 *
 * A team outside this repository adds its own by declaration merging, with the name of its remote in
 * front so that two teams never choose the same:
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
  /** Panels at the end of the side column of one order in the console. */
  'order-side': { order: Pick<Order, 'id' | 'status' | 'items'> };
  /** Cards at the end of the console's first page. */
  'admin-dashboard': NoProps;
  /** Below a product's description. */
  'product-below': {
    /** `id` of the variant that is shown; `category` is null where the host names none. */
    product: { id: number; name: string; category: string | null };
  };
}

type NoProps = Record<never, never>;

export type SlotName = keyof SlotTable & string;

/** The slots of this platform by name; a team's own have others. */
export const PLATFORM_SLOTS = [
  'partner-overview',
  'order-side',
  'admin-dashboard',
  'product-below',
] as const satisfies readonly SlotName[];
