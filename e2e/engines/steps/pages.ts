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
