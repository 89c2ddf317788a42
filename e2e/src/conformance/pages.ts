import type { Capability } from '@vitrina/contract/capabilities';
import { type Finding, isUsable } from './finding.ts';

interface Page {
  name: string;
  /** Calls of the specification that it cannot do without, by name. */
  needs: readonly string[];
  /** What it does more, and how it does without. */
  falls: Partial<Record<Capability, string>>;
}

/** What each page of the product asks of a host. */
export const PAGES: readonly Page[] = [
  {
    name: 'Sign-in and session',
    needs: ['login', 'register', 'validate-token', 'forgot-password', 'reset-password'],
    falls: {
      'exchange-token': 'the session itself comes back in the address after Google',
      'known-browser': 'wrong passwords from elsewhere may lock the owner out',
      'verify-email': 'nobody is asked to confirm an address',
      logout: 'the browser forgets the token, the host does not',
    },
  },
  { name: 'Sign-in with Google', needs: ['google-login'], falls: {} },
  {
    name: 'Shop',
    needs: ['list-products'],
    falls: {
      ingredients: 'no ingredients are shown',
      'product-details': 'the page of a product that does not exist is answered with 200',
    },
  },
  {
    name: 'Checkout',
    needs: ['list-products', 'create-payment-intent', 'create-order'],
    falls: {
      'payment-orders':
        'host and browser each compute the amount; an order whose answer is lost is not sent again by itself',
      'payment-look-up':
        'a browser that only comes back from the bank hears whether it was charged, not which order it is',
    },
  },
  {
    name: 'Account',
    needs: ['get-profile', 'update-profile'],
    falls: {
      'my-orders': 'orders are not listed',
      'saved-address': 'the delivery address is shown and not changed',
    },
  },
  { name: 'Withdrawal', needs: [], falls: { withdrawals: 'the declaration goes by e-mail' } },
  {
    name: 'Questionnaire, embedded too',
    needs: ['create-website-request', 'create-guest-website-request'],
    falls: {
      'idempotency-key': 'after a lost answer the person decides whether to send again',
      'script-signs': 'scripts are not told from people',
    },
  },
  {
    name: 'Dashboard: overview, requests, sites',
    needs: ['list-website-requests', 'list-user-websites', 'list-notifications'],
    falls: { 'request-details': 'a request shows what the list tells, not its answers' },
  },
  {
    name: 'Dashboard: companies',
    needs: ['list-businesses', 'create-business', 'update-business', 'delete-business'],
    falls: {},
  },
  { name: 'Dashboard: commissions', needs: ['list-commissions'], falls: {} },
  {
    name: 'Notifications',
    needs: ['list-notifications', 'mark-notification-read'],
    falls: {
      'live-changes': 'a window reads anew when it is looked at again',
      'notification-pages': 'the newest fifty, and each is read by itself',
    },
  },
  {
    name: 'Console: orders and statistics',
    needs: ['list-orders'],
    falls: {
      'order-search': 'all orders are fetched, and filtered by the browser',
      'order-details': 'an order shows what the list tells, without its history',
      'order-status': 'states are seen and not changed',
      'order-tracking': 'no tracking numbers',
      'order-notes': 'no notes',
      'order-mails': 'the confirmation cannot be sent again',
      'order-acceptance': 'orders without a payment are not told apart',
      'unplaced-payments': 'payments without an order are looked up at the provider',
      withdrawals: 'declarations are in the mail alone',
    },
  },
  {
    name: 'Console: products',
    needs: ['list-products', 'create-product', 'update-product', 'delete-product'],
    falls: {
      categories: 'the categories are those of the products',
      'category-creation': 'new categories are made in the host itself',
      ingredients: 'ingredients are not kept',
      'product-versions': 'the last of two savers wins',
      'upload-tickets': 'files go to the file host without a ticket',
    },
  },
  {
    name: 'Console: requests, sites, partners',
    needs: [
      'list-all-website-requests',
      'update-request-status',
      'list-users',
      'list-user-website-requests',
      'list-all-businesses',
      'list-all-user-websites',
      'assign-user-website',
      'create-partner',
    ],
    falls: {
      'partner-list': 'connected shops are not listed',
      'request-conflicts': 'of two who set a status in the same moment the last one wins',
      'request-details': 'a request shows what the list tells, not its answers',
    },
  },
  {
    name: 'Console: journal',
    needs: [],
    falls: { audit: 'there is no journal, and no history of a thing' },
  },
  {
    name: 'Console: staff',
    needs: [],
    falls: { permissions: 'every admin may do everything, and nobody is invited' },
  },
  {
    name: 'Console: commissions',
    needs: ['list-all-commissions', 'set-commission-invoice', 'set-commission-paid'],
    falls: { 'upload-tickets': 'files go to the file host without a ticket' },
  },
];

/** What works on each page, what it does without, and what stops it, with the call to blame. */
export function pageLines(findings: readonly Finding[], shown: ReadonlySet<Capability>): string[] {
  const byName = new Map(findings.map((finding) => [finding.name, finding]));
  return PAGES.flatMap(({ name, needs, falls }) => {
    const calls = needs.flatMap((call) => byName.get(call) ?? []);
    const stops = calls.filter((finding) => !isUsable(finding) && finding.verdict !== 'not tried');
    const unknown = calls.filter(({ verdict }) => verdict === 'not tried');
    const without = Object.entries(falls).filter(([one]) => !shown.has(one as Capability));
    const mark = stops.length > 0 ? '✗' : unknown.length > 0 ? '?' : without.length > 0 ? '~' : '✓';
    return [
      `${mark} ${name}`,
      ...stops.map(({ line, verdict, details }) => `    ${line} ${verdict}: ${details[0] ?? ''}`),
      ...unknown.map(({ line, details }) => `    ${line} was not tried: ${details[0] ?? ''}`),
      ...without.map(([one, how]) => `    without ${one}: ${how}`),
    ];
  });
}
