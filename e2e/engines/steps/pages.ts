/** Pages that anybody may open, and what their first heading says. */
export const PUBLIC_PAGES: Readonly<Record<string, RegExp>> = {
  '/': /Site-ul afacerii tale/,
  '/products': /^Produse$/,
  '/quiz': /./,
  '/faq': /./,
  '/terms': /./,
  '/login': /./,
  '/register': /./,
  '/checkout': /./,
  '/nu-exista': /nu a fost găsită|not found/,
};

/** Pages of those who signed in, by their role. */
export const PAGES_OF = {
  user: [
    '/account',
    '/users/notifications',
    ...[
      'overview',
      'profile',
      'site-request',
      'new-request',
      'active-sites',
      'notifications',
      'commissions',
      'contact',
    ].map((page) => `/users/dashboard/${page}`),
  ],
  admin: [
    'dashboard',
    'orders',
    'stats',
    'products',
    'users',
    'sites',
    'commissions',
    'create-partner',
    'manage',
  ].map((page) => `/admin/${page}`),
} as const;
