import type { Capability } from '@vitrina/contract/capabilities';
import { type Finding, isUsable } from './finding.ts';

interface Page {
  name: string;
  /** Names of required calls. */
  needs: readonly string[];
  /** Optional capabilities, and the fallback without each. */
  falls: Partial<Record<Capability, string>>;
}

/** What each page needs from a host. */
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
      'gone-products': 'the page of what is gone offers something of each category',
      'stock-alerts': 'nobody is told when a product is in stock again',
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
      'order-page': 'an order is in its mails alone, and which courier has it is not told',
      'saved-address': 'the delivery address is shown and not changed',
      'address-book': 'an account has the one address of its profile',
    },
  },
  {
    name: 'Withdrawal',
    needs: [],
    falls: {
      withdrawals: 'the declaration goes by e-mail',
      'return-lines': 'chosen lines are declared in words, and one declaration ends the offer',
    },
  },
  {
    name: 'Questionnaire, embedded too',
    needs: ['create-website-request', 'create-guest-website-request'],
    falls: {
      'idempotency-key': 'after a lost answer the person decides whether to send again',
      'script-signs': 'scripts are not told from people',
      'opaque-origin': 'a frame whose page gives it no origin shows the way to the form',
      embeds: 'requests arrive, and nobody sees from which form',
      'embed-origins': 'a form works on all sites',
    },
  },
  {
    name: 'Dashboard: overview, requests, sites',
    needs: ['list-website-requests', 'list-user-websites', 'list-notifications'],
    falls: {
      'request-details': 'a request shows what the list tells, not its answers',
      'request-messages': 'there is no conversation about a request',
      'private-files': 'messages are text alone',
      'request-asks': 'nothing is asked on the page, and the promised days do not pause',
      'request-versions': 'versions of a website are told by telephone',
      'request-corrections': 'a refusal gives no reason, and owners change nothing of a request',
      'request-calls': 'calls are agreed on in the conversation',
      'mail-settings': 'nobody declines mails',
      'partner-sales': 'sales are known once a month, with their commission',
    },
  },
  {
    name: 'Dashboard: companies',
    needs: ['list-businesses', 'create-business', 'update-business', 'delete-business'],
    falls: {},
  },
  {
    name: 'Dashboard: commissions',
    needs: ['list-commissions'],
    falls: {
      'commission-payments': 'invoices are paid elsewhere, and staff mark them',
      'commission-transfers': 'no account, code or word of a transfer',
      'commission-refunds': 'refunds and disputes are not told',
      'commission-corrections': 'corrective invoices are not told',
    },
  },
  {
    name: 'Notifications',
    needs: ['list-notifications', 'mark-notification-read'],
    falls: {
      'live-changes': 'a window reads anew when it is looked at again',
      'changes-since': 'a page reads what it shows once more when its stream begins',
      'notification-pages': 'the newest fifty, and each is read by itself',
    },
  },
  {
    name: 'Console: orders and statistics',
    needs: ['list-orders'],
    falls: {
      counts: 'the dashboard counts what the lists hold',
      figures: 'the dashboard shows what waits alone',
      arrivals: 'the navigation has no badges',
      customers: 'the page of a customer is put together from the lists, without mails',
      'console-search': 'the palette searches the lists that were read',
      statistics: 'the orders are fetched and summed up by the browser',
      'statistics-first': 'the sums name every product',
      'order-search': 'all orders are fetched, and filtered by the browser',
      'order-parts': 'a file of orders is one answer with all of them',
      'order-products': 'lines of an order are names',
      'order-details': 'an order shows what the list tells, without its history',
      'order-status': 'states are seen and not changed',
      'order-tracking': 'no tracking numbers',
      'order-notes': 'no notes',
      'order-mails': 'the confirmation cannot be sent again',
      'order-acceptance': 'orders without a payment are not told apart',
      'unplaced-payments': 'payments without an order are looked up at the provider',
      withdrawals: 'declarations are in the mail alone',
      'return-search': 'returns are listed by state, without search and file',
      returns:
        'returns are not kept, and money goes back at the provider, or whole with a cancellation',
    },
  },
  {
    name: 'Console: products',
    needs: ['list-products', 'create-product', 'update-product', 'delete-product'],
    falls: {
      'first-rows': 'the list is shown once all of it was read',
      'product-restore': 'a removed product cannot be put back',
      categories: 'the categories are those of the products',
      'category-creation': 'new categories are made in the host itself',
      'category-changes': 'categories are named and ordered in the host itself',
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
      'partner-changes': 'connected shops are not changed, and get no new key',
      'site-changes': 'live sites are not changed and do not end',
      'request-desk': 'no page of waiting requests, no assignees, and answers are typed anew',
      'request-conflicts': 'of two who set a status in the same moment the last one wins',
      'request-details': 'a request shows what the list tells, not its answers',
    },
  },
  {
    name: 'Console: journal',
    needs: [],
    falls: {
      audit: 'there is no journal, and no history of a thing',
      'audit-releases': 'the journal has no releases',
    },
  },
  {
    name: 'Console: staff',
    needs: [],
    falls: {
      permissions: 'every admin may do everything, and nobody is invited',
      erasure: 'no account is erased',
    },
  },
  {
    name: 'Console: settings',
    needs: [],
    falls: { settings: 'there is no page of settings, and the constants of the contract apply' },
  },
  {
    name: 'Console: commissions',
    needs: ['list-all-commissions', 'set-commission-invoice', 'set-commission-paid'],
    falls: {
      'upload-tickets': 'files go to the file host without a ticket',
      'commission-refunds': 'staff refund at the provider',
      'commission-corrections': 'staff upload an invoice that replaces the old one',
      'commission-reminders': 'staff write reminders themselves',
    },
  },
];

/** What works on each page, its fallbacks, and which calls break it. */
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
