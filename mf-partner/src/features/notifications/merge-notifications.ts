import type { Notification } from '@vitrina/contract/entities/notification';

/** Every notification once, the newest first. What the first list says of one counts. */
export function mergeNotifications(
  first: readonly Notification[],
  second: readonly Notification[],
): Notification[] {
  const byId = new Map(
    [...second, ...first].map((notification) => [notification.id, notification]),
  );
  return [...byId.values()].sort(
    (a, b) => Date.parse(b.created_at) - Date.parse(a.created_at) || b.id - a.id,
  );
}
