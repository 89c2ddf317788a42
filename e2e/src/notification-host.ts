import type { Page, Route } from '@playwright/test';

const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };

/** A notification as the host sends it. */
export interface HostNotification {
  id: number;
  message: string;
  created_at: string;
  is_read: boolean;
}

/** Answers with the current list: at most fifty, before the given id if there is one. */
export async function answerNotifications(page: Page, list: HostNotification[]): Promise<void> {
  await page.route('**/api/notifications?*', (route) => {
    const before = Number(new URL(route.request().url()).searchParams.get('before') ?? Infinity);
    const data = list.filter(({ id }) => id < before).slice(0, 50);
    return route.fulfill({ headers: cors, json: { data } });
  });
}

/** Marks notifications as read like the host; later lists show it. */
export function keepMarked(route: Route, list: HostNotification[]): void {
  const request = route.request();
  if (request.method() !== 'POST') return;
  const id = request.postDataJSON()?.notificationId;
  for (const entry of list) entry.is_read ||= id === undefined || entry.id === id;
}
