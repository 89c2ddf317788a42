import type { Order } from '@vitrina/contract/entities/order';
import { picturedOrderAnswer } from '../orders/order-answer.ts';
import type { OrderWithItems } from '../orders/orders-repository.ts';
import { returnablePieces } from '../returns/returned-pieces.ts';
import type { ReturnWithLines } from '../returns/returns-repository.ts';

/** For the buyer only. */
interface OwnExtras {
  /** By variant. */
  pictures: ReadonlyMap<number, string>;
  withdrawnAt: Date | null;
  deliveredAt: Date | null;
  /** All returns of the order. */
  returns: readonly ReturnWithLines[];
}

/** The caller's order, with pictures and variants to buy again, and what can still go back. */
export function ownOrderAnswer(
  order: OrderWithItems,
  { pictures, withdrawnAt, deliveredAt, returns }: OwnExtras,
): Order {
  const answer = picturedOrderAnswer(order, pictures);
  const left = returnablePieces(order.items, returns);
  return {
    ...answer,
    items: answer.items.map((item) => ({
      ...item,
      returnable: Math.max(0, left.get(item.id ?? 0) ?? 0),
    })),
    delivered_at: deliveredAt?.toISOString() ?? null,
    withdrawn_at: withdrawnAt?.toISOString() ?? null,
    returns: returns.map(({ id, status }) => ({ id, status })),
  };
}
