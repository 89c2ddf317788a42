import type { PlatformConfig } from '@vitrina/contract/config';

/** Areas that hold nothing for a search engine: personal, or one step of a purchase. */
const PRIVATE = ['/admin', '/users', '/account', '/checkout', '/reset-password', '/confirm-email'];

/** `robots.txt`. A staging deployment asks to be left out altogether. */
export function robotsText({ environment, publicOrigin }: PlatformConfig): string {
  if (environment === 'staging') return 'User-agent: *\nDisallow: /\n';
  return [
    'User-agent: *',
    ...PRIVATE.map((path) => `Disallow: ${path}`),
    // The address of a sitemap must be absolute: https://www.sitemaps.org/protocol.html#submit_robots
    ...(publicOrigin ? ['', `Sitemap: ${publicOrigin}/sitemap.xml`] : []),
    '',
  ].join('\n');
}

/** `sitemap.xml` of the paths; without a public origin there is none, because it names addresses. */
export function sitemapXml(
  paths: readonly string[],
  { publicOrigin }: PlatformConfig,
): string | null {
  if (!publicOrigin) return null;
  const urls = paths.map((path) => `<url><loc>${escapeXml(publicOrigin + path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`;
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
