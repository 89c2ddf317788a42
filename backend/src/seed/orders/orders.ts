import { shippingBani } from '@vitrina/contract/rules/shipping';
import { between, pickWeighted, type Random, randomFrom } from '../../seeded-random.ts';
import { type Buyer, buyers } from './buyers.ts';
import { orderTimes } from './order-calendar.ts';
import { type OrderEvent, orderHistory } from './order-history.ts';

/** The part of a variant that an order needs. */
interface Sellable {
  name: string;
  color: string;
  priceBani: number;
}

export interface OrderSeed<T extends Sellable> {
  buyer: Buyer;
  lines: { product: T; quantity: number }[];
  shippingBani: number;
  totalBani: number;
  events: OrderEvent[];
}

const ORDER_COUNT = 300;

/** The orders of the last twelve months, the oldest first. */
export function orders<T extends Sellable>(products: readonly T[], now: Date): OrderSeed<T>[] {
  const random = randomFrom('orders');
  const people = buyers();
  const popular = products.map((product) => [product, popularity(product)] as const);
  return orderTimes(random, ORDER_COUNT, now).map((createdAt, index) => {
    const lines = basket(random, popular);
    const subtotal = lines.reduce((sum, line) => sum + line.product.priceBani * line.quantity, 0);
    const shipping = shippingBani(subtotal);
    return {
      buyer: buyerOf(random, people, index),
      lines,
      shippingBani: shipping,
      totalBani: subtotal + shipping,
      events: orderHistory(random, createdAt, now),
    };
  });
}

/** Everybody buys once first; then buyers return, those with an account most often. */
function buyerOf(random: Random, people: readonly Buyer[], index: number): Buyer {
  const first = people[index];
  if (first) return first;
  return pickWeighted(
    random,
    people.map((person, at) => [person, at === people.length - 1 ? 8 : 1] as const),
  );
}

/** Weight of a variant among sales: constant over runs, and much higher for a few. */
function popularity({ name, color }: Sellable): number {
  const chance = randomFrom(`${name} ${color}`)();
  return 1 + 11 * chance ** 3;
}

function basket<T extends Sellable>(
  random: Random,
  popular: readonly (readonly [T, number])[],
): { product: T; quantity: number }[] {
  const size = pickWeighted(random, [
    [1, 34],
    [2, 36],
    [3, 20],
    [4, 10],
  ]);
  const chosen = new Set<T>();
  while (chosen.size < size) chosen.add(pickWeighted(random, popular));
  return [...chosen].map((product) => ({
    product,
    quantity: random() < 0.78 ? 1 : between(random, 2, 3),
  }));
}
