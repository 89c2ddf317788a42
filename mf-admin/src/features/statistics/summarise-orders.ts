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

/** Result of the worker: one number array per day, because cloning thousands of objects is slow. */
export interface DailySales {
  /** Names by index, for `DayTotals.products`. */
  productNames: string[];
  /** Oldest first. */
  days: DayTotals[];
  /** Orders with an unreadable date, by number or position. */
  undated: string[];
}

/** Sums of one day. Money in bani. */
interface DayTotals {
  day: Day;
  orders: number;
  revenue: number;
  /** Order lines without a readable quantity or price. */
  unreadLines: number;
  statuses: Record<string, number>;
  counties: Record<string, number>;
  /** `SOLD_FIELDS` numbers per product: index of its name, orders, pieces. */
  products: Float64Array;
}

export const SOLD_FIELDS = 3;

const count = (sums: Record<string, number>, key: string): void => {
  sums[key] = (sums[key] ?? 0) + 1;
};

/** Caches days of nearby moments: formatting a date is slow. */
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

/**
 * Midnight in Bucharest is 21:00 or 22:00 UTC: between these hours of a UTC day the local day is constant.
 */
function stretchOf(moment: string): string {
  if (!moment.endsWith('Z') || moment[10] !== 'T') return moment;
  const hour = moment.slice(11, 13);
  return moment.slice(0, 11) + (hour < '21' ? 'before' : hour === '21' ? 'between' : 'after');
}

interface OpenDay extends Omit<DayTotals, 'products'> {
  /** By product index: orders and pieces. */
  soldIn: number[];
  pieces: number[];
}

/**
 * Sums the host's orders by day. Cancelled orders count, those waiting for acceptance do not
 * (docs/product.md#statistics). Unreadable parts are left out and counted.
 */
export function summariseOrders(orders: readonly unknown[]): DailySales {
  const days = new Map<Day, OpenDay>();
  const readDay = dayReader();
  const { placeOf, productNames } = productPlaces();
  /** By index: last order counted, because a product may appear in it twice. */
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

/**
 * Same rule as `isWaitingForAcceptance`, for unparsed orders; includes those cancelled before acceptance.
 */
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
 * Assigns each product an index. Looks up name, then colour: joining both per line would take as long as
 * everything else.
 */
function productPlaces() {
  const places = new Map<string, Map<string, number>>();
  /** `Red` and `red` have the same name. */
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
