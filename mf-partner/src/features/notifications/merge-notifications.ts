import type { Notification } from '@vitrina/contract/entities/notification';
import { newestFirst } from '@vitrina/contract/rules/dates';

/** Unique, newest first; the first list wins. */
export function mergeNotifications(
  first: readonly Notification[],
  second: readonly Notification[],
): Notification[] {
  const byId = new Map(
    [...second, ...first].map((notification) => [notification.id, notification]),
  );
  return [...byId.values()].sort((a, b) => newestFirst(a.created_at, b.created_at) || b.id - a.id);
}
