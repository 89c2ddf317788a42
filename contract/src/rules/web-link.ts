import { isolated } from './isolated.ts';

/**
 * A typed address as a link; adds https to a domain without a scheme. Rejects schemes other than http and
 * https, plain words such as "nu", and addresses that look like another target:
 * `https://banca.ro@exemplu.ro`.
 * @returns `null` when it must not become a link
 * @example
 * webLink('salon.ro')?.href // 'https://salon.ro/'
 * webLink('nu') // null
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

/**
 * Label of a link: no scheme, no trailing slash.
 * @example linkText(new URL('https://salon.ro/contact/')) // 'salon.ro/contact'
 */
export const linkText = (url: URL): string => `${url.host}${url.pathname.replace(/\/+$/, '')}`;

/**
 * Name of a site, including its path, because sites may share a host.
 * @returns the text unchanged when it is no address; '' for none
 * @example
 * siteName('https://salon.ro/contact/') // 'salon.ro/contact'
 * siteName('nu am') // 'nu am'
 */
export function siteName(typed: string | null | undefined): string {
  const url = webLink(typed);
  return url ? linkText(url) : isolated(typed?.trim() ?? '');
}
