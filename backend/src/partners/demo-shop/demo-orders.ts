import { between, randomFrom } from '../../seeded-random.ts';

/** An order as reported by a shop (docs/product.md#partner-shop). */
interface ShopOrder {
  id: string;
  createdAt: string;
  totalBani: number;
}

export interface DemoShop {
  /** `atelier-stejar` */
  name: string;
  /** Approximate sales per month. */
  monthlyBani?: number | undefined;
}

const DAY_MS = 86_400_000;
/** Default: two orders a day of 245 RON. */
const MONTHLY_BANI = 1_490_000;

/**
 * Sales of the demonstration's shop on these days (`2025-08-01`); deterministic, and nothing after `now`.
 */
export function demoOrders(shop: DemoShop, from: string, to: string, now: Date): ShopOrder[] {
  const orders: ShopOrder[] = [];
  for (let day = Date.parse(from); day <= Date.parse(to); day += DAY_MS) {
    const date = new Date(day).toISOString().slice(0, 10);
    orders.push(...ordersOf(shop, date).filter(({ createdAt }) => Date.parse(createdAt) < +now));
  }
  return orders;
}

function ordersOf({ name, monthlyBani = MONTHLY_BANI }: DemoShop, date: string): ShopOrder[] {
  const random = randomFrom(`${name} ${date}`);
  return Array.from({ length: between(random, 0, 4) }, (_, index) => {
    // In daytime, so that it is the same day in Bucharest in summer and winter.
    const hour = String(between(random, 6, 19)).padStart(2, '0');
    return {
      id: `${name}-${date}-${index + 1}`,
      createdAt: `${date}T${hour}:${between(random, 10, 59)}:00Z`,
      totalBani: Math.round((between(random, 4_000, 45_000) * monthlyBani) / MONTHLY_BANI),
    };
  });
}
