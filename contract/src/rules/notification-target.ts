/** What a notification can be about. */
export const NOTIFICATION_TARGETS = [
  'website-request',
  'user-website',
  'commission',
  'order',
  'request-message',
  'request-version',
  'request-ask',
  'request-call',
] as const;
export type NotificationTarget = (typeof NOTIFICATION_TARGETS)[number];

/** The page of a partner's request, and the fragment of each part of its room. */
const REQUESTS = '/users/dashboard/site-request';
const FRAGMENTS: Readonly<Partial<Record<NotificationTarget, string>>> = {
  'request-message': '#conversatie',
  'request-version': '#versiuni',
  'request-ask': '#de-trimis',
  'request-call': '#apel',
};

/** Where a person sees that. A host names the target, never an address: no notification leads elsewhere. */
export const NOTIFICATION_PAGES: Readonly<Record<NotificationTarget, `/${string}`>> = {
  'website-request': REQUESTS,
  'user-website': '/users/dashboard/active-sites',
  commission: '/users/dashboard/commissions',
  order: '/account',
  'request-message': REQUESTS,
  'request-version': REQUESTS,
  'request-ask': REQUESTS,
  'request-call': REQUESTS,
};

/** The same, of the one request that it is about where the host names it. */
export function notificationPage(
  target: NotificationTarget,
  targetId: number | null | undefined,
): `/${string}` {
  const page = NOTIFICATION_PAGES[target];
  return targetId && page === REQUESTS ? `${page}/${targetId}${FRAGMENTS[target] ?? ''}` : page;
}

/** What a notification of a request can be about. */
export const REQUEST_TARGETS = NOTIFICATION_TARGETS.filter(
  (target) => NOTIFICATION_PAGES[target] === REQUESTS,
);

/** Where staff see what a notification is about: a request, or transfers; `null` for all else. */
export const staffNotificationPage = (
  target: NotificationTarget,
  targetId: number | null | undefined,
): `/${string}` | null => {
  if (target === 'commission') return '/admin/commissions?paid=told';
  return targetId && NOTIFICATION_PAGES[target] === REQUESTS
    ? `/admin/request/${targetId}${FRAGMENTS[target] ?? ''}`
    : null;
};
