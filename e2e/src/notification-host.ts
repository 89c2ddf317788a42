import type { Page, Route } from '@playwright/test';

const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };

/** As the host tells it. */
export interface HostNotification {
  id: number;
  message: string;
  created_at: string;
  is_read: boolean;
}

/** Answers with the list as it is when somebody asks, fifty at most, those before an id if it is given. */
export async function answerNotifications(page: Page, list: HostNotification[]): Promise<void> {
  await page.route('**/api/notifications?*', (route) => {
    const before = Number(new URL(route.request().url()).searchParams.get('before') ?? Infinity);
    const data = list.filter(({ id }) => id < before).slice(0, 50);
    return route.fulfill({ headers: cors, json: { data } });
  });
}

/** Does what a call asks for, as a host does before it answers: later lists tell it. */
export function keepMarked(route: Route, list: HostNotification[]): void {
  const request = route.request();
  if (request.method() !== 'POST') return;
  const id = request.postDataJSON()?.notificationId;
  for (const entry of list) entry.is_read ||= id === undefined || entry.id === id;
}
