/**
 * Possible abilities of a host beyond the specification, listed in `hostCapabilities` of the configuration.
 * Calls and fields name theirs, and nothing unlisted is sent; docs/hosts.md explains each.
 * @example const older = CAPABILITIES.filter((one) => one !== 'statistics'); // for a test's host
 */
export const CAPABILITIES = [
  /** Creates a website request once per `Idempotency-Key`. */
  'idempotency-key',
  /** Links orders with payments, so that neither is lost without the other. */
  'payment-orders',
  /** Answers a payment's state to holders of its client secret. */
  'payment-look-up',
  'order-search',
  /** Answers orders after a given one, so that long lists are read in parts. */
  'order-parts',
  /** Sums of a period's orders, so that no browser has to read them all. */
  'statistics',
  /** Limits the products in statistics: a shop may have thousands. */
  'statistics-first',
  /** Answers the first rows of a long list before all of it. */
  'first-rows',
  /** Searches orders, products, accounts and requests at once. */
  'console-search',
  /** Answers everything under an e-mail address. */
  'customers',
  /** Answers the numbers of things that wait for staff. */
  'counts',
  /** Answers the figures of the last days. */
  'figures',
  /** Reports arrivals since a staff member last looked, also by mail. */
  'arrivals',
  'order-details',
  'order-status',
  'order-tracking',
  'order-notes',
  /** Order lines name their variant and its picture. */
  'order-products',
  'order-mails',
  'order-acceptance',
  'unplaced-payments',
  'my-orders',
  /** Pages of orders by link, also for guests; stores a parcel's courier. */
  'order-page',
  'saved-address',
  /** Several addresses per account, with recipients. */
  'address-book',
  /** One mail when a product is in stock again. */
  'stock-alerts',
  'withdrawals',
  /** Returns, and partial refunds. */
  'returns',
  /** Searches returns by buyer and number, and pages through them. */
  'return-search',
  /** Orders answer how many pieces of each line can still go back; declarations name lines. */
  'return-lines',
  'categories',
  'product-details',
  /** Describes products no longer sold. */
  'gone-products',
  'category-creation',
  /** Renames, orders and ends categories. */
  'category-changes',
  'ingredients',
  /** Restores removed products. */
  'product-restore',
  'product-versions',
  'partner-list',
  /** Changes and ends connected shops, and renews their keys. */
  'partner-changes',
  /** Changes and ends live sites. */
  'site-changes',
  'request-details',
  /** Refuses a request's new status when the admin saw an outdated one. */
  'request-conflicts',
  'notification-pages',
  'script-signs',
  /**
   * Accepts a guest's request from a frame without an origin (`Origin: null`), and answers no token there.
   */
  'opaque-origin',
  'upload-tickets',
  /** Sign-in returns carry a code that only the browser that began can redeem. */
  'exchange-token',
  'verify-email',
  /** Wrong passwords from elsewhere do not delay a browser that signed in before. */
  'known-browser',
  'logout',
  /** Pushes changes to open pages, which then refetch. */
  'live-changes',
  /** Starts pushing from the time a page began to read, so nothing is read twice. */
  'changes-since',
  /** Lists recorded changes with their authors. */
  'audit',
  /** The record includes releases. */
  'audit-releases',
  /** Delivery rates, days off and mail texts can be changed at run time. */
  'settings',
  /** Reports and enforces permissions of staff, and invites staff. */
  'permissions',
  /** Erases an account's personal data. */
  'erasure',
  /** Card payments of commissions, and their due dates. */
  'commission-payments',
  /** Bank transfers of commissions: answers the account, and takes announcements. */
  'commission-transfers',
  /** Conversations between owner and staff about a request. */
  'request-messages',
  /** Files in conversations, readable only by the owner and staff. */
  'private-files',
  /** Staff ask a request's owner for things; the promised days pause meanwhile. */
  'request-asks',
  /** Staff show versions of a website; its owner approves them or requests changes. */
  'request-versions',
  /**
   * Refused requests have a reason; owners correct or withdraw requests before work begins; finished ones
   * name their site.
   */
  'request-corrections',
  /** Staff see waiting requests, assign them, and keep saved answers. */
  'request-desk',
  /** Counts visits of an owner's questionnaire on their own site. */
  'embeds',
  /** Limits such a questionnaire to sites named by its owner. */
  'embed-origins',
  /** Partners book calls about a request at times set by staff. */
  'request-calls',
  /** Each person chooses their mails. */
  'mail-settings',
  /** Refunds commission payments, and reports refunds and bank disputes. */
  'commission-refunds',
  /** Corrective invoices of commissions. */
  'commission-corrections',
  /** Reminders of invoices, sent by staff. */
  'commission-reminders',
  /** Partners see their shops' sales of this month and the months before. */
  'partner-sales',
] as const;

export type Capability = (typeof CAPABILITIES)[number];
