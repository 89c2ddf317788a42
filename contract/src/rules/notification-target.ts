/** Subjects of a notification. */
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

/** The page of a partner's request, and the fragments of its parts. */
const REQUESTS = '/users/dashboard/site-request';
const FRAGMENTS: Readonly<Partial<Record<NotificationTarget, string>>> = {
  'request-message': '#conversatie',
  'request-version': '#versiuni',
  'request-ask': '#de-trimis',
  'request-call': '#apel',
};

/**
 * Page of each subject. A host names a subject, never an address, so no notification leads to another site.
 */
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

/**
 * The page of the one request concerned, if the host names it.
 * @example notificationPage('request-call', 12) // '/users/dashboard/site-request/12#apel'
 */
export function notificationPage(
  target: NotificationTarget,
  targetId: number | null | undefined,
): `/${string}` {
  const page = NOTIFICATION_PAGES[target];
  return targetId && page === REQUESTS ? `${page}/${targetId}${FRAGMENTS[target] ?? ''}` : page;
}

/** Subjects that belong to a request. */
export const REQUEST_TARGETS = NOTIFICATION_TARGETS.filter(
  (target) => NOTIFICATION_PAGES[target] === REQUESTS,
);

/**
 * Staff page of a subject: a request, or transfers; `null` for all others.
 * @example staffNotificationPage('request-call', 12) // '/admin/request/12#apel'
 */
export const staffNotificationPage = (
  target: NotificationTarget,
  targetId: number | null | undefined,
): `/${string}` | null => {
  if (target === 'commission') return '/admin/commissions?paid=told';
  return targetId && NOTIFICATION_PAGES[target] === REQUESTS
    ? `/admin/request/${targetId}${FRAGMENTS[target] ?? ''}`
    : null;
};
