import { bucharestDay } from '@vitrina/contract/rules/bucharest-day';
import { sql } from 'drizzle-orm';
import { type Database, inTransaction, type Transaction } from '../database/database.ts';
import { daysOfOrders, type OrdersVersion, readChangedOrders } from './changed-orders.ts';
import { cutPeriod, type Part } from './cut-period.ts';
import { mergeSums } from './merge-sums.ts';
import { type Days, daysWithOrders, noSums, type SummedOrders, sumParts } from './sum-orders.ts';

/** Cached parts: some years, and the edges of some periods. */
const MAX_PARTS = 500;
/** Cached periods. */
const MAX_PERIODS = 20;

interface KeptPart extends Part {
  sums: SummedOrders;
}

interface KeptPeriod {
  parts: readonly SummedOrders[];
  sums: SummedOrders;
}

/**
 * Sums of periods, put together from cached sums of parts. A part is dropped when one of its orders
 * changes: two busy years take the database a second, one order's day some milliseconds. Every process
 * checks for changed orders at each call, so no answer is older than its call.
 */
export function createKeptSums(db: Database): (days: Days) => Promise<SummedOrders> {
  const parts = new Map<string, KeptPart>();
  const periods = new Map<string, KeptPeriod>();
  let version: OrdersVersion | null = null;
  let turn: Promise<unknown> = Promise.resolve();

  async function drop(tx: Transaction, changed: readonly number[]): Promise<void> {
    const days = changed.length > 0 ? await daysOfOrders(tx, changed) : [];
    if (days === null) return parts.clear();
    for (const [key, { from, to }] of parts)
      if (days.some((day) => from <= day && day <= to)) parts.delete(key);
  }

  async function partsOf(tx: Transaction, days: Days): Promise<SummedOrders[]> {
    const all = await daysWithOrders(tx);
    if (!all) return [];
    const from = days.from && days.from > all.from ? days.from : all.from;
    const to = days.to && days.to < all.to ? days.to : all.to;
    const cut = cutPeriod({ from, to }, bucharestDay(new Date()) ?? to);
    const missing = cut.filter((part) => !parts.has(keyOf(part)));
    const sums = await sumParts(tx, missing);
    const found = cut.map((part) => {
      const kept = parts.get(keyOf(part));
      return kept ?? { ...part, sums: sums[missing.indexOf(part)] ?? noSums() };
    });
    for (const part of found) keep(parts, keyOf(part), part, MAX_PARTS);
    return found.map((part) => part.sums);
  }

  /** Reads one consistent snapshot of the database. */
  const read = (days: Days): Promise<SummedOrders[]> =>
    inTransaction(db, async (tx) => {
      await tx.execute(sql`set transaction isolation level repeatable read`);
      const now = await readChangedOrders(tx, version);
      if (now.changed) await drop(tx, now.changed);
      else parts.clear();
      version = now.version;
      return partsOf(tx, days);
    });

  async function sum(days: Days): Promise<SummedOrders> {
    const found = await read(days);
    const key = `${days.from ?? ''}/${days.to ?? ''}`;
    const known = periods.get(key);
    const isSame =
      known?.parts.length === found.length && found.every((one, at) => one === known.parts[at]);
    const period = known && isSame ? known : { parts: found, sums: mergeSums(found) };
    keep(periods, key, period, MAX_PERIODS);
    return period.sums;
  }

  return (days) => {
    // Serialised, so that concurrent callers find each other's results.
    const summed = turn.then(() => sum(days));
    turn = summed.catch(() => {});
    return summed;
  };
}

const keyOf = ({ from, to }: Part): string => `${from}/${to}`;

/** Least recently used first; those are evicted. */
function keep<Kept>(all: Map<string, Kept>, key: string, one: Kept, most: number): void {
  all.delete(key);
  all.set(key, one);
  for (const oldest of [...all.keys()].slice(0, Math.max(0, all.size - most))) all.delete(oldest);
}
