import { nameWithColor } from '@vitrina/contract/colors';
import { bucharestDay, type Day } from '@vitrina/contract/rules/bucharest-day';
import {
  type CountedOrder,
  readItems,
  readMoment,
  readState,
  readText,
  readUnsigned,
} from './read-order.ts';

/** What a worker hands over: numbers in one array a day, because a copy of thousands of objects is slow. */
export interface DailySales {
  /** Names that the numbers of `DayTotals.products` stand for. */
  productNames: string[];
  /** The earliest first. */
  days: DayTotals[];
  /** Orders on no day, because their date cannot be read: each by its number, or by its place. */
  undated: string[];
}

/** Everything the charts need of one day's orders. Money in bani. */
interface DayTotals {
  day: Day;
  orders: number;
  revenue: number;
  /** Lines of orders without a number of pieces or a price that can be read. */
  unreadLines: number;
  statuses: Record<string, number>;
  counties: Record<string, number>;
  /** `SOLD_FIELDS` numbers a product: its place in the names, in how many orders, how many pieces. */
  products: Float64Array;
}

export const SOLD_FIELDS = 3;

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
 * acceptance do not (docs/product.md#statistics). What cannot be read is in no sum, and is counted.
 */
export function summariseOrders(orders: readonly unknown[]): DailySales {
  const days = new Map<Day, OpenDay>();
  const readDay = dayReader();
  const { placeOf, productNames } = productPlaces();
  /** By place: the order that was counted last, because the same product may stand in it twice. */
  const counted: unknown[] = [];
  const undated: string[] = [];
  let position = 0;
  for (const order of orders as readonly (CountedOrder | null)[]) {
    position += 1;
    const day = readDay(readMoment(order?.created_at));
    if (!order || !day) {
      undated.push(readText(order?.id) || `#${position}`);
      continue;
    }
    if (isWaiting(order)) continue;
    let totals = days.get(day);
    if (!totals) {
      totals = openDay(day);
      days.set(day, totals);
    }
    totals.orders += 1;
    count(totals.statuses, readState(order.status));
    count(totals.counties, readText(order.county));
    for (const item of readItems(order.items) ?? [null]) {
      const quantity = readUnsigned(item?.quantity);
      const price = readUnsigned(item?.price);
      const isRead = quantity !== null && price !== null;
      if (isRead) totals.revenue += Math.round(price * 100) * quantity;
      else totals.unreadLines += 1;
      if (!item) continue;
      const place = placeOf(readText(item.product_name), readText(item.product_color));
      if (isRead) add(totals.pieces, place, quantity);
      if (counted[place] === order) continue;
      counted[place] = order;
      add(totals.soldIn, place, 1);
    }
  }
  const inOrder = [...days.values()].sort((a, b) => (a.day < b.day ? -1 : 1));
  return { productNames: productNames(), days: inOrder.map(closeDay), undated };
}

/** As `isWaitingForAcceptance`, of an order that no schema has read; also of one that was cancelled unaccepted. */
const isWaiting = ({ payment_status, accepted_at }: CountedOrder): boolean =>
  payment_status === 'unverified' && (accepted_at === null || accepted_at === '');

const openDay = (day: Day): OpenDay => ({
  day,
  orders: 0,
  revenue: 0,
  unreadLines: 0,
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
