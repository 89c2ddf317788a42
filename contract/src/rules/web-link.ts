/**
 * An address that people typed, as a link: https is added to a domain without a scheme. What is not
 * http or https is no link at all, nor is a word such as "nu".
 * @returns `null` when it must not become a link
 */
export function webLink(typed: string | null | undefined): URL | null {
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
