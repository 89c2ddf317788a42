import type { Notification } from '@vitrina/contract/entities/notification';
import { bucharestDay, type Day } from '@vitrina/contract/rules/bucharest-day';

interface DayOfNotifications {
  /** `null` where the host wrote no date that can be read. */
  day: Day | null;
  notifications: Notification[];
}

/** Notifications by the day on which they came, in Bucharest; the order stays. */
export function groupByDay(notifications: readonly Notification[]): DayOfNotifications[] {
  const days = new Map<Day | null, Notification[]>();
  for (const notification of notifications) {
    const day = bucharestDay(notification.created_at);
    const same = days.get(day);
    if (same) same.push(notification);
    else days.set(day, [notification]);
  }
  return [...days].map(([day, group]) => ({ day, notifications: group }));
}
