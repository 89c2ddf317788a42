import type { Notification } from '@vitrina/contract/entities/notification';
import { bucharestDay, type Day } from '@vitrina/contract/rules/bucharest-day';

interface DayOfNotifications {
  /** `null` when the date is unreadable. */
  day: Day | null;
  notifications: Notification[];
}

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
