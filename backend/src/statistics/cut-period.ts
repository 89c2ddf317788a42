import { addDays, type Day } from '@vitrina/contract/rules/bucharest-day';

/** Days in Bucharest, both inclusive. */
export interface Part {
  from: Day;
  to: Day;
}

/**
 * Cuts a period into parts whose sums are cached: single days of this month and the last, quarters before.
 * A changed order outdates one part, which is small where most orders change; rarely changing parts are
 * large, because each lists every product once.
 */
export function cutPeriod({ from, to }: Part, today: Day): Part[] {
  const recent = firstOfMonth(addDays(firstOfMonth(today), -1));
  const parts: Part[] = [];
  for (let day = from; day <= to; ) {
    const end = day < recent ? least(lastOfQuarter(day), addDays(recent, -1), to) : day;
    parts.push({ from: day, to: end });
    day = addDays(end, 1);
  }
  return parts;
}

const firstOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01`;

function lastOfQuarter(day: Day): Day {
  const month = Math.ceil(Number(day.slice(5, 7)) / 3) * 3;
  const inLastMonth = `${day.slice(0, 5)}${String(month).padStart(2, '0')}-01`;
  return addDays(firstOfMonth(addDays(inLastMonth, 31)), -1);
}

/** Days sort as texts. */
const least = (...days: [Day, ...Day[]]): Day => days.toSorted()[0] ?? days[0];
