import { colorName } from '@vitrina/contract/colors';
import { bucharestDay, type Day } from '@vitrina/contract/rules/bucharest-day';

/** What a worker hands over: numbers in one array a day, because a copy of thousands of objects is slow. */
export interface DailySales {
  /** Names that the numbers of `DayTotals.products` stand for. */
  productNames: string[];
  /** The earliest first. */
  days: DayTotals[];
}

/** Everything the charts need of one day's orders. Money in bani. */
export interface DayTotals {
  day: Day;
  orders: number;
  revenue: number;
  statuses: Record<string, number>;
  counties: Record<string, number>;
  /** `SOLD_FIELDS` numbers a product: its place in the names, in how many orders, how many pieces. */
  products: Float64Array;
}

export const SOLD_FIELDS = 3;

/** The fields of an order that count. Read without a schema: 100,000 orders would take seconds. */
interface CountedOrder {
  created_at?: unknown;
  status?: unknown;
  county?: unknown;
  items?: unknown;
}

interface CountedItem {
  product_name?: unknown;
  product_color?: unknown;
  quantity?: unknown;
  price?: unknown;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const number = (value: unknown): number => {
  const read = Number(value);
  return Number.isFinite(read) ? read : 0;
};
const count = (sums: Record<string, number>, key: string): void => {
  sums[key] = (sums[key] ?? 0) + 1;
};

/** Remembers the days of moments that lie together, because formatting a date is slow. */
function dayReader(): (moment: string) => Day | null {
  const days = new Map<string, Day | null>();
  return (moment) => {
    const stretch = stretchOf(moment);
    const known = days.get(stretch);
    if (known !== undefined) return known;
    const day = bucharestDay(moment);
    days.set(stretch, day);
    return day;
  };
}

/** Midnight in Bucharest is at 21:00 or 22:00 UTC: between these hours a UTC day never changes there. */
function stretchOf(moment: string): string {
  if (!moment.endsWith('Z') || moment[10] !== 'T') return moment;
  const hour = moment.slice(11, 13);
  return moment.slice(0, 11) + (hour < '21' ? 'before' : hour === '21' ? 'between' : 'after');
}

interface Sold {
  orders: number;
  quantity: number;
  /** The order that was counted last: the same product may stand in it twice. */
  counted: unknown;
}

/** A day while it is being summed up. */
interface OpenDay extends Omit<DayTotals, 'products'> {
  /** Product name -> colour -> what was sold. Joining both for each line would take as long as all the rest. */
  products: Map<string, Map<string, Sold>>;
}

/**
 * Orders as the host answered them -> sums by day. Cancelled orders count (rulings 26). What is no
 * order, is left out.
 */
export function summariseOrders(orders: readonly unknown[]): DailySales {
  const days = new Map<Day, OpenDay>();
  const readDay = dayReader();
  for (const order of orders as readonly CountedOrder[]) {
    const day = readDay(text(order?.created_at));
    if (!day) continue;
    let totals = days.get(day);
    if (!totals) {
      totals = openDay(day);
      days.set(day, totals);
    }
    totals.orders += 1;
    count(totals.statuses, text(order.status));
    count(totals.counties, text(order.county));
    if (Array.isArray(order.items)) for (const item of order.items) addItem(totals, order, item);
  }
  return inNumbers([...days.values()].sort((a, b) => (a.day < b.day ? -1 : 1)));
}

const openDay = (day: Day): OpenDay => ({
  day,
  orders: 0,
  revenue: 0,
  statuses: {},
  counties: {},
  products: new Map(),
});

function addItem(totals: OpenDay, order: CountedOrder, item: CountedItem): void {
  const quantity = number(item.quantity);
  totals.revenue += Math.round(number(item.price) * 100) * quantity;
  const sold = soldOf(totals, text(item.product_name), text(item.product_color));
  sold.quantity += quantity;
  if (sold.counted === order) return;
  sold.counted = order;
  sold.orders += 1;
}

function soldOf({ products }: OpenDay, name: string, color: string): Sold {
  let colors = products.get(name);
  if (!colors) {
    colors = new Map();
    products.set(name, colors);
  }
  let sold = colors.get(color);
  if (!sold) {
    sold = { orders: 0, quantity: 0, counted: null };
    colors.set(color, sold);
  }
  return sold;
}

function inNumbers(days: readonly OpenDay[]): DailySales {
  const places = new Map<string, number>();
  const placeOf = (name: string): number => {
    const place = places.get(name) ?? places.size;
    places.set(name, place);
    return place;
  };
  const closed = days.map(({ products, ...day }) => {
    const numbers: number[] = [];
    for (const [name, colors] of products) {
      for (const [color, { orders, quantity }] of colors) {
        numbers.push(placeOf(color ? `${name} (${colorName(color)})` : name), orders, quantity);
      }
    }
    return { ...day, products: new Float64Array(numbers) };
  });
  return { productNames: [...places.keys()], days: closed };
}
