import type { Entity } from './state.ts';

/** Type of a body field, where the specification names one. */
export type FieldKind = 'any' | 'number' | 'integer' | 'boolean' | 'list' | 'lines';
export type Shape = Readonly<Record<string, FieldKind>>;

export interface CallSpec {
  /**
   * `none`: the table names no token, or says "no auth". `optional` and `bearer`: as in the table.
   * `unstated`: an admin page's call whose row does not say "Bearer".
   */
  auth: 'none' | 'optional' | 'bearer' | 'unstated';
  /** Section 6 restricts the page to admins. */
  admin?: true;
  query?: readonly string[];
  /** The documented body; with several shapes, one must match. Absent: no body. */
  body?: readonly Shape[];
  required?: readonly string[];
  /** The error field, where "Response read" names one. */
  error?: 'error' | 'message';
}

/** The answer of a list call. */
export interface ListSpec {
  entity: Entity;
  /** The field with the list; null: the answer is the list. */
  under: 'data' | 'orders' | null;
  /** The answer also has `success`. */
  success?: true;
}

const any = (...names: string[]): Shape =>
  Object.fromEntries(names.map((name) => [name, 'any' as const]));

const product: Shape = {
  name: 'any',
  description: 'any',
  price: 'number',
  stock_quantity: 'integer',
  category_id: 'integer',
  color: 'any',
  image_urls: 'list',
};
const order: Shape = {
  ...any('name', 'email', 'phone', 'zip', 'county', 'locality', 'address'),
  shippingCost: 'any',
  products: 'lines',
};
const fromCheckout = any(
  ...['name', 'email', 'password', 'phone', 'address', 'county', 'locality', 'zip'],
);
const fromRegister = any('name', 'email', 'password', 'phone', 'address', 'acceptTerms');
const answers = any(
  ...['businessName', 'websiteUrl', 'businessDescription', 'websiteGoal', 'needContentHelp'],
  ...['hasContent', 'colorPalette', 'avoidColors', 'layoutPreference', 'inspirationWebsites'],
  ...['hasLogo', 'facturare', 'sistemFacturare', 'features', 'domainName', 'paymentMethod'],
  ...['timeline', 'extraNotes'],
);
const company = any('company_name', 'cif', 'reg_com', 'bank', 'iban', 'business_address');
const partner = any('userId', 'name', 'syncUrl', 'websiteUrl');
const assignment = any('userId', 'websiteRequestId', 'businessId', 'websiteUrl', 'businessName');

/** All calls of section 7. `{id}` is one path segment. */
export const CALLS = {
  'POST /api/auth/validate-token': { auth: 'bearer' },
  'POST /api/auth/login': {
    auth: 'none',
    body: [any('email', 'password', 'remember')],
    required: ['email', 'password'],
    error: 'error',
  },
  'POST /api/auth/register': {
    auth: 'none',
    body: [fromCheckout, fromRegister],
    required: ['name', 'email', 'password'],
    error: 'error',
  },
  'POST /api/auth/forgot-password': {
    auth: 'none',
    body: [any('email')],
    required: ['email'],
    error: 'error',
  },
  'GET /api/auth/google/login': { auth: 'none', query: ['redirect'] },
  'POST /api/auth/reset-password': {
    auth: 'none',
    body: [any('token', 'newPassword')],
    required: ['token', 'newPassword'],
    error: 'error',
  },

  'GET /api/users/me': { auth: 'bearer' },
  'PUT /api/users/profile': {
    auth: 'bearer',
    body: [any('name', 'email', 'phone')],
    required: ['name'],
    error: 'message',
  },
  'GET /api/users/all': { auth: 'bearer', admin: true },

  'GET /api/products': { auth: 'none' },
  'POST /api/products': {
    auth: 'bearer',
    admin: true,
    body: [product],
    required: Object.keys(product),
    error: 'error',
  },
  'PUT /api/products/{id}': {
    auth: 'bearer',
    admin: true,
    body: [product],
    required: Object.keys(product),
    error: 'error',
  },
  'DELETE /api/products/{id}': { auth: 'bearer', admin: true },

  'POST /api/create-payment-intent': {
    auth: 'none',
    body: [{ amount: 'number' }],
    required: ['amount'],
  },
  'POST /api/orders': { auth: 'optional', body: [order], required: Object.keys(order) },
  'GET /api/orders/admin': { auth: 'bearer', admin: true },

  'GET /api/businesses': { auth: 'bearer' },
  'POST /api/businesses': { auth: 'bearer', body: [company], required: ['company_name'] },
  'PUT /api/businesses/{id}': {
    auth: 'bearer',
    body: [{ id: 'any', ...company }],
    required: ['company_name'],
    error: 'message',
  },
  'DELETE /api/businesses/{id}': { auth: 'bearer' },
  'GET /api/businesses/admin/all': { auth: 'bearer', admin: true },

  'POST /api/website-request': { auth: 'optional', body: [answers], error: 'message' },
  'GET /api/website-request': { auth: 'bearer' },
  'GET /api/website-request/all': { auth: 'bearer', admin: true },
  'PATCH /api/website-request/{id}/status': {
    auth: 'unstated',
    admin: true,
    body: [any('status')],
    required: ['status'],
  },
  'GET /api/website-request/user/{id}': { auth: 'bearer', admin: true },
  'POST /api/guest-website-request': {
    auth: 'none',
    body: [{ ...answers, email: 'any', phone: 'any' }],
    required: ['email', 'phone'],
    error: 'message',
  },
  'POST /api/user-website': {
    auth: 'unstated',
    admin: true,
    body: [assignment],
    required: ['userId', 'businessId', 'websiteUrl'],
  },
  'GET /api/user-website': { auth: 'bearer', error: 'message' },
  'GET /api/user-website/all': { auth: 'bearer', admin: true },
  'POST /api/partners': {
    auth: 'unstated',
    admin: true,
    body: [partner],
    required: Object.keys(partner),
    error: 'error',
  },

  'GET /api/commissions/my-commissions': { auth: 'bearer' },
  'GET /api/commissions/admin/commissions': { auth: 'bearer', admin: true },
  'POST /api/commissions/admin/commissions/{id}/invoice': {
    auth: 'unstated',
    admin: true,
    body: [any('invoiceUrl')],
    required: ['invoiceUrl'],
  },
  'PATCH /api/commissions/admin/commissions/{id}/paid': {
    auth: 'unstated',
    admin: true,
    body: [{ paid: 'boolean' }],
    required: ['paid'],
  },

  'GET /api/notifications': { auth: 'bearer', query: ['limit'] },
  'POST /api/notifications/mark-read': {
    auth: 'bearer',
    body: [any('notificationId')],
    required: ['notificationId'],
  },
} as const satisfies Record<string, CallSpec>;

export type CallName = keyof typeof CALLS;

export const LISTS = {
  'GET /api/users/all': { entity: 'user', under: null },
  'GET /api/products': { entity: 'product', under: null },
  'GET /api/orders/admin': { entity: 'order', under: 'orders' },
  'GET /api/businesses': { entity: 'business', under: 'data' },
  'GET /api/businesses/admin/all': { entity: 'business', under: 'data', success: true },
  'GET /api/website-request': { entity: 'request', under: 'data' },
  'GET /api/website-request/all': { entity: 'request', under: 'data' },
  'GET /api/website-request/user/{id}': { entity: 'request', under: 'data', success: true },
  'GET /api/user-website': { entity: 'website', under: 'data', success: true },
  'GET /api/user-website/all': { entity: 'website', under: 'data' },
  'GET /api/commissions/my-commissions': { entity: 'commission', under: null },
  'GET /api/commissions/admin/commissions': { entity: 'commission', under: null },
  'GET /api/notifications': { entity: 'notification', under: 'data' },
} as const satisfies Partial<Record<CallName, ListSpec>>;

export type ListCall = keyof typeof LISTS;

export const CALL_NAMES = Object.keys(CALLS).filter(isCall);
export const LIST_CALLS = Object.keys(LISTS).filter(isListCall);

export const specOf = (call: CallName): CallSpec => CALLS[call];
export const listOf = (call: CallName): ListSpec | null => (isListCall(call) ? LISTS[call] : null);

function isCall(name: string): name is CallName {
  return name in CALLS;
}

function isListCall(name: string): name is ListCall {
  return name in LISTS;
}
