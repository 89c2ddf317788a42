import { webLink } from '@vitrina/contract/rules/web-link';

/** The site's address with /login and the e-mail as a query parameter. */
export function adminPanelLink(
  site: string | null | undefined,
  email: string | null | undefined,
): URL | null {
  const url = webLink(site);
  if (!url) return null;
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/login`;
  url.search = '';
  url.hash = '';
  if (email) url.searchParams.set('email', email);
  return url;
}
