import { isolated } from './isolated.ts';

/**
 * An address that people typed, as a link: https is added to a domain without a scheme. What is not
 * http or https is no link at all, nor is a word such as "nu", nor one that reads as another address
 * than it leads to: `https://banca.ro@exemplu.ro`.
 * @returns `null` when it must not become a link
 */
export function webLink(typed: string | null | undefined): URL | null {
  const text = typed?.trim();
  if (!text) return null;
  const hasScheme = /^[a-z][a-z0-9+.-]*:/i.test(text) && !/^[^/]+:\d/.test(text);
  if (!hasScheme && !/^[^/]+\.[^/]/.test(text)) return null;
  try {
    const url = new URL(hasScheme ? text : `https://${text}`);
    const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
    return isWeb && !url.username && !url.password ? url : null;
  } catch {
    return null;
  }
}

/** How a link reads: no scheme, no trailing slash. */
export const linkText = (url: URL): string => `${url.host}${url.pathname.replace(/\/+$/, '')}`;

/**
 * How a site reads wherever it is named: with its path, because two sites may share a host.
 * @returns the text as it stands where it is no address; '' for none
 */
export function siteName(typed: string | null | undefined): string {
  const url = webLink(typed);
  return url ? linkText(url) : isolated(typed?.trim() ?? '');
}
