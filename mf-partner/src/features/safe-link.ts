/**
 * An address that people typed, as a link: https is added to a domain without a scheme. What is not
 * http or https is no link at all, nor is a word such as "nu".
 * @returns `null` when it must not become a link
 */
export function safeLink(typed: string | null | undefined): URL | null {
  const text = typed?.trim();
  if (!text) return null;
  const hasScheme = /^[a-z][a-z0-9+.-]*:/i.test(text) && !/^[^/]+:\d/.test(text);
  if (!hasScheme && !/^[^/]+\.[^/]/.test(text)) return null;
  try {
    const url = new URL(hasScheme ? text : `https://${text}`);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url : null;
  } catch {
    return null;
  }
}

/** How a link reads: no scheme, no trailing slash. */
export const linkText = (url: URL): string => `${url.host}${url.pathname.replace(/\/+$/, '')}`;

/** The admin panel of a site: its address and /login, with the e-mail as a query parameter. */
export function adminPanelLink(
  site: string | null | undefined,
  email: string | null | undefined,
): URL | null {
  const url = safeLink(site);
  if (!url) return null;
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/login`;
  url.search = '';
  url.hash = '';
  if (email) url.searchParams.set('email', email);
  return url;
}
