/**
 * What a host may know beyond the specification, as `hostCapabilities` of the configuration lists it.
 * What is not listed is not sent. Calls and fields name theirs; docs/hosts.md says what each brings.
 */
export const CAPABILITIES = [
  /** Repeated with the same `Idempotency-Key`, a request for a website is made once. */
  'idempotency-key',
  /** An order names its payment, and a payment what it is for: neither is lost without the other. */
  'payment-orders',
  /** Tells whoever holds a payment's client secret what became of it. */
  'payment-look-up',
  'order-search',
  'order-details',
  'order-status',
  'order-tracking',
  'order-notes',
  'order-mails',
  'order-acceptance',
  'unplaced-payments',
  'my-orders',
  'saved-address',
  'withdrawals',
  'categories',
  'product-details',
  'category-creation',
  'ingredients',
  'product-versions',
  'partner-list',
  'request-details',
  /** A request's status is not set over one that the admin has not seen. */
  'request-conflicts',
  'notification-pages',
  'script-signs',
  'upload-tickets',
  /** The token of a sign-in return is a code, which only the browser that began redeems. */
  'exchange-token',
  'verify-email',
  /** A browser that signed in once is not slowed down by what others try. */
  'known-browser',
  'logout',
  /** Tells open windows what changed, so that they ask for it again. */
  'live-changes',
  /** Lists who changed what. */
  'audit',
  /** That record tells of releases too. */
  'audit-releases',
  /** What delivery costs, days off and texts of mails change while it runs. */
  'settings',
  /** Tells and enforces what each of the staff may do, and invites them. */
  'permissions',
  /** Erases the personal data of an account. */
  'erasure',
] as const;

export type Capability = (typeof CAPABILITIES)[number];
