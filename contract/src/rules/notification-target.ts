/** What a notification can be about. */
export const NOTIFICATION_TARGETS = [
  'website-request',
  'user-website',
  'commission',
  'order',
] as const;
export type NotificationTarget = (typeof NOTIFICATION_TARGETS)[number];

/** Where a person sees that. A host names the target, never an address: no notification leads elsewhere. */
export const NOTIFICATION_PAGES: Readonly<Record<NotificationTarget, `/${string}`>> = {
  'website-request': '/users/dashboard/site-request',
  'user-website': '/users/dashboard/active-sites',
  commission: '/users/dashboard/commissions',
  order: '/account',
};
