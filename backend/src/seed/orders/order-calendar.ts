import { pickWeighted, type Random } from '../../seeded-random.ts';
import { daysBefore } from '../dates.ts';

/** January to December: gifts in winter, Mărțișor and 8 March, a quiet summer. */
const SEASON = [0.8, 1.25, 1.35, 0.9, 0.95, 0.85, 0.65, 0.6, 0.9, 1, 1.45, 1.9];
/** Sunday to Saturday: people order at the start of the week. */
const WEEKDAYS = [1.1, 1.25, 1.15, 1, 0.95, 0.85, 0.7];
/** Hours of the day in UTC, weighted by repetition: lunch breaks and evenings. */
const HOURS = [6, 8, 9, 10, 10, 11, 13, 15, 17, 18, 18, 19, 19, 20];
/** Ages of the newest orders in days, so that the admin's list starts with open ones. */
const RECENT = [0.03, 0.12, 0.3, 0.55, 0.8, 1.1, 1.4, 1.9, 2.3, 2.8, 3.4, 3.9];

/** When `count` orders of the last twelve months came in, the oldest first. */
export function orderTimes(random: Random, count: number, now: Date): Date[] {
  const days = Array.from({ length: 360 }, (_, index) => {
    const day = daysBefore(now, index + 5);
    const growth = 1.35 - index / 500;
    const weight = growth * (SEASON[day.getUTCMonth()] ?? 1) * (WEEKDAYS[day.getUTCDay()] ?? 1);
    return [day, weight] as const;
  });
  const earlier = Array.from({ length: count - RECENT.length }, () => {
    const day = pickWeighted(random, days);
    const hour = HOURS[Math.floor(random() * HOURS.length)] ?? 12;
    const time = new Date(day);
    time.setUTCHours(hour, Math.floor(random() * 60), Math.floor(random() * 60), 0);
    return time;
  });
  return [...earlier, ...RECENT.map((age) => daysBefore(now, age))].sort(
    (a, b) => a.getTime() - b.getTime(),
  );
}
