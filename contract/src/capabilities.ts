/**
 * Possible abilities of a host beyond the specification, listed in `hostCapabilities` of the configuration.
 * Calls and fields name theirs, and nothing unlisted is sent; docs/hosts.md explains each.
 */
export const CAPABILITIES = [
  /** Repeated with the same `Idempotency-Key`, a request for a website is made once. */
  'idempotency-key',
  /** An order names its payment, and a payment what it is for: neither is lost without the other. */
  'payment-orders',
  /** Tells whoever holds a payment's client secret what became of it. */
  'payment-look-up',
  'order-search',
  /** Answers the orders behind one, so that a long list is read in parts. */
  'order-parts',
  /** Sums the orders of a period up, so that no browser has to read them all. */
  'statistics',
  /** Of those sums, answers the products that stand first alone: a shop may have thousands. */
  'statistics-first',
  /** Answers the rows of a long list that stand first, so that they are read before all of it. */
  'first-rows',
  /** Searches orders, products, accounts and requests at once. */
  'console-search',
  /** Answers everything that belongs to an e-mail address. */
  'customers',
  /** Tells how much waits as numbers alone. */
  'counts',
  /** Tells what the last days brought, day by day. */
  'figures',
  /** Tells each of the staff what came since they last looked, by mail too. */
  'arrivals',
  'order-details',
  'order-status',
  'order-tracking',
  'order-notes',
  /** Lines of an order name their variant and its picture. */
  'order-products',
  'order-mails',
  'order-acceptance',
  'unplaced-payments',
  'my-orders',
  /** A link opens the page of an order, for guests too; the courier of a parcel is kept. */
  'order-page',
  'saved-address',
  /** Several addresses of an account, with their recipients. */
  'address-book',
  /** One mail when a product is in stock again. */
  'stock-alerts',
  'withdrawals',
  /** Pieces that come back, and money that goes back in parts. */
  'returns',
  /** Finds returns by buyer and number, and answers those behind one. */
  'return-search',
  'categories',
  'product-details',
  /** Tells what a product was that is not sold any more. */
  'gone-products',
  'category-creation',
  /** Renames, orders and ends categories. */
  'category-changes',
  'ingredients',
  /** Puts a removed product back. */
  'product-restore',
  'product-versions',
  'partner-list',
  /** Connected shops are changed, get new keys, and end. */
  'partner-changes',
  /** Live sites are changed and end. */
  'site-changes',
  'request-details',
  /** A request's status is not set over one that the admin has not seen. */
  'request-conflicts',
  'notification-pages',
  'script-signs',
  /** Takes a guest's request of a frame without an origin (`Origin: null`), and answers no token there. */
  'opaque-origin',
  'upload-tickets',
  /** The token of a sign-in return is a code, which only the browser that began redeems. */
  'exchange-token',
  'verify-email',
  /** A browser that signed in once is not slowed down by what others try. */
  'known-browser',
  'logout',
  /** Tells open windows what changed, so that they ask for it again. */
  'live-changes',
  /** Begins to tell where a page began to read, so that nothing is read twice. */
  'changes-since',
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
  /** Commissions are paid by card, and the host tells when each is due. */
  'commission-payments',
  /** Commissions are paid by bank transfer too: the host tells to which account, and hears that it was made. */
  'commission-transfers',
  /** Owner and staff write to each other about a request. */
  'request-messages',
  /** With files that nobody else can read. */
  'private-files',
  /** Staff ask the owner of a request for things, and the promised days wait meanwhile. */
  'request-asks',
  /** Staff show versions of a website, and its owner approves them or says what has to change. */
  'request-versions',
  /**
   * A refused request says why; its owner corrects or withdraws it before work begins, and a finished
   * one names its site.
   */
  'request-corrections',
  /** Staff see what waits for them, share it among colleagues, and keep answers. */
  'request-desk',
  /** Counts what an owner's questionnaire on their own site brings, and tells them. */
  'embeds',
  /** Such a questionnaire may work on sites alone that its owner names. */
  'embed-origins',
  /** A partner books a call about a request at a time that staff set. */
  'request-calls',
  /** Each person says which mails they want. */
  'mail-settings',
  /** Gives the payment of a commission back, and tells of refunds and of disputes at the bank. */
  'commission-refunds',
  /** Corrects the invoice of a commission by another one. */
  'commission-corrections',
  /** Reminds a partner of an invoice when staff say so. */
  'commission-reminders',
  /** Tells partners what their shops sold so far this month, and in the months before. */
  'partner-sales',
] as const;

export type Capability = (typeof CAPABILITIES)[number];
