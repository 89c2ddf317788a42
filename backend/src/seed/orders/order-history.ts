import { canChangeOrderStatus, type OrderStatus } from '@vitrina/contract/rules/order-status';
import { pickWeighted, type Random } from '../../seeded-random.ts';
import { daysAfter } from '../dates.ts';

export interface OrderEvent {
  fromStatus: OrderStatus | null;
  toStatus: OrderStatus;
  at: Date;
}

/** Likely states of an order by its age in days. */
const LIKELY: readonly (readonly [maxAge: number, readonly (readonly [OrderStatus, number])[]])[] =
  [
    [1, [['Processing', 1]]],
    [
      4,
      [
        ['Processing', 3],
        ['Shipped', 6],
        ['Cancelled', 1],
      ],
    ],
    [
      8,
      [
        ['Shipped', 4],
        ['Delivered', 6],
      ],
    ],
    [
      Number.POSITIVE_INFINITY,
      [
        ['Delivered', 94],
        ['Cancelled', 6],
      ],
    ],
  ];

/** Every state an order reached, the first one first; only transitions that the contract allows. */
export function orderHistory(random: Random, createdAt: Date, now: Date): OrderEvent[] {
  const age = (now.getTime() - createdAt.getTime()) / 86_400_000;
  const status = pickWeighted(random, LIKELY.find(([maxAge]) => age < maxAge)?.[1] ?? []);
  const events: OrderEvent[] = [{ fromStatus: null, toStatus: 'Processing', at: createdAt }];
  const reach = (toStatus: OrderStatus, days: number) => {
    const last = events.at(-1);
    if (!last || !canChangeOrderStatus(last.toStatus, toStatus)) {
      throw new Error(`An order cannot become ${toStatus}.`);
    }
    events.push({ fromStatus: last.toStatus, toStatus, at: daysAfter(last.at, days, now) });
  };
  if (status === 'Cancelled') reach('Cancelled', 0.1 + random() * 0.7);
  if (status === 'Shipped' || status === 'Delivered') reach('Shipped', 0.3 + random());
  if (status === 'Delivered') reach('Delivered', 0.8 + random() * 2);
  return events;
}
