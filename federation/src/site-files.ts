import type { PlatformConfig } from '@vitrina/contract/config';
import type { Mount } from '@vitrina/contract/remote';
import type { ShellManifest } from './release-file.ts';

/** What is asked of a mount. */
type Place = Pick<Mount, 'path' | 'access' | 'document' | 'inSitemap'>;

/** What a site says to search engines about its paths. */
interface SitePaths {
  /** Worth finding. */
  listed: string[];
  /** Hold nothing for a search engine: personal, or one step of a purchase. */
  unlisted: string[];
}

/**
 * Of the shell, pages that are not in its sitemap are personal; of the remotes, mounts that are not
 * for everybody, and those of a purchase.
 */
export function sitePaths(
  { sitemap, paths = [] }: Pick<ShellManifest, 'sitemap' | 'paths'>,
  { remotes }: { remotes: ReadonlyArray<{ current: { mounts: readonly Place[] } }> },
): SitePaths {
  const mounts = remotes.flatMap(({ current }) => current.mounts);
  const isOpen = ({ access, document }: Place) => access === 'public' && document !== 'payment';
  const listed = [
    ...sitemap,
    ...mounts.filter((mount) => mount.inSitemap && isOpen(mount)).map(({ path }) => path),
  ];
  const unlisted = [
    ...paths.filter((path) => !sitemap.includes(path)),
    ...mounts.filter((mount) => !isOpen(mount)).map(({ path }) => path),
  ];
  return {
    listed: [...new Set(listed)],
    unlisted: unlisted
      .filter((path) => !unlisted.some((other) => path.startsWith(`${other}/`)))
      .sort(),
  };
}

/** `robots.txt`. A staging deployment asks to be left out altogether. */
export function robotsText(
  unlisted: readonly string[],
  { environment, publicOrigin }: PlatformConfig,
): string {
  if (environment === 'staging') return 'User-agent: *\nDisallow: /\n';
  return [
    'User-agent: *',
    ...unlisted.map((path) => `Disallow: ${path}`),
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
