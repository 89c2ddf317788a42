import { nameWithColor } from '@vitrina/contract/colors';
import { bucharestDay, type Day } from '@vitrina/contract/rules/bucharest-day';

/** What a worker hands over: numbers in one array a day, because a copy of thousands of objects is slow. */
export interface DailySales {
  /** Names that the numbers of `DayTotals.products` stand for. */
  productNames: string[];
  /** The earliest first. */
  days: DayTotals[];
}

/** Everything the charts need of one day's orders. Money in bani. */
interface DayTotals {
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
  payment_status?: unknown;
  accepted_at?: unknown;
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

/** A day while it is being summed up. */
interface OpenDay extends Omit<DayTotals, 'products'> {
  /** By a product's place: in how many orders it stands, and how many pieces were sold. */
  soldIn: number[];
  pieces: number[];
}

/**
 * Orders as the host answered them -> sums by day. Cancelled orders count, those that wait for
 * acceptance do not (docs/product.md#statistics). What is no order, is left out.
 */
export function summariseOrders(orders: readonly unknown[]): DailySales {
  const days = new Map<Day, OpenDay>();
  const readDay = dayReader();
  const { placeOf, productNames } = productPlaces();
  /** By place: the order that was counted last, because the same product may stand in it twice. */
  const counted: unknown[] = [];
  for (const order of orders as readonly CountedOrder[]) {
    const day = readDay(text(order?.created_at));
    if (!day || isWaiting(order)) continue;
    let totals = days.get(day);
    if (!totals) {
      totals = openDay(day);
      days.set(day, totals);
    }
    totals.orders += 1;
    count(totals.statuses, text(order.status));
    count(totals.counties, text(order.county));
    if (!Array.isArray(order.items)) continue;
    for (const item of order.items as readonly (CountedItem | null)[]) {
      if (!item) continue;
      const quantity = number(item.quantity);
      totals.revenue += Math.round(number(item.price) * 100) * quantity;
      const place = placeOf(text(item.product_name), text(item.product_color));
      add(totals.pieces, place, quantity);
      if (counted[place] === order) continue;
      counted[place] = order;
      add(totals.soldIn, place, 1);
    }
  }
  const inOrder = [...days.values()].sort((a, b) => (a.day < b.day ? -1 : 1));
  return { productNames: productNames(), days: inOrder.map(closeDay) };
}

/** `isWaitingForAcceptance` of an order that no schema has read. */
const isWaiting = ({ payment_status, accepted_at }: CountedOrder): boolean =>
  payment_status === 'unverified' && accepted_at === null;

const openDay = (day: Day): OpenDay => ({
  day,
  orders: 0,
  revenue: 0,
  statuses: {},
  counties: {},
  soldIn: [],
  pieces: [],
});

function add(sums: number[], place: number, value: number): void {
  sums[place] = (sums[place] ?? 0) + value;
}

function closeDay({ soldIn, pieces, ...day }: OpenDay): DayTotals {
  const numbers: number[] = [];
  soldIn.forEach((orders, place) => void numbers.push(place, orders, pieces[place] ?? 0));
  return { ...day, products: new Float64Array(numbers) };
}

/**
 * Gives each product its place in a list of names. Name and colour are looked up one after the other:
 * joining both for each line would take as long as all the rest.
 */
function productPlaces() {
  const places = new Map<string, Map<string, number>>();
  /** `Red` and `red` are called the same. */
  const byFullName = new Map<string, number>();
  const newPlace = (name: string, color: string): number => {
    const fullName = nameWithColor(name, color);
    const place = byFullName.get(fullName) ?? byFullName.size;
    byFullName.set(fullName, place);
    return place;
  };
  const placeOf = (name: string, color: string): number => {
    let colors = places.get(name);
    if (!colors) {
      colors = new Map();
      places.set(name, colors);
    }
    const known = colors.get(color);
    if (known !== undefined) return known;
    const place = newPlace(name, color);
    colors.set(color, place);
    return place;
  };
  return { productNames: () => [...byFullName.keys()], placeOf };
}
