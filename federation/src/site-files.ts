import type { PlatformConfig } from '@vitrina/contract/config';
import type { Mount } from '@vitrina/contract/remote';
import type { ShellManifest } from './release-file.ts';
import type { SitemapEntry } from './written-routes.ts';

type Place = Pick<Mount, 'path' | 'access' | 'document' | 'inSitemap'>;

/** A site's paths for search engines. */
interface SitePaths {
  /** To be indexed. */
  listed: string[];
  /** Useless to search engines: personal, or a step of a purchase. */
  unlisted: string[];
}

/**
 * Unlisted are the shell's pages outside its sitemap, and remotes' mounts that are restricted or part of a
 * purchase.
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

/** `robots.txt`. A staging deployment excludes everything. */
export function robotsText(
  unlisted: readonly string[],
  { environment, publicOrigin }: PlatformConfig,
): string {
  if (environment === 'staging') return 'User-agent: *\nDisallow: /\n';
  return [
    'User-agent: *',
    ...unlisted.map((path) => `Disallow: ${path}`),
    // A sitemap's address must be absolute: https://www.sitemaps.org/protocol.html#submit_robots
    ...(publicOrigin ? ['', `Sitemap: ${publicOrigin}/sitemap.xml`] : []),
    '',
  ].join('\n');
}

/** More addresses need an index: https://www.sitemaps.org/protocol.html#index */
const MAX_URLS = 50_000;

/**
 * `sitemap.xml` of the paths, with its parts when one file is too small; by name. Empty without a public
 * origin, because it contains absolute addresses.
 * @param written pages of remotes; one that is also a path is listed once, with its date
 */
export function sitemapFiles(
  paths: readonly string[],
  { publicOrigin }: PlatformConfig,
  written: readonly SitemapEntry[] = [],
  maxUrls = MAX_URLS,
): Record<string, string> {
  if (!publicOrigin) return {};
  const dates = new Map<string, string | null>([
    ...paths.map((path) => [path, null] as const),
    ...written.map(({ path, modified }) => [path, modified] as const),
  ]);
  const urls = [...dates].map(([path, modified]) => entry('url', publicOrigin + path, modified));
  const parts: string[] = [];
  for (let from = 0; from === 0 || from < urls.length; from += maxUrls)
    parts.push(sitemap('urlset', urls.slice(from, from + maxUrls)));
  const [only = ''] = parts;
  if (parts.length === 1) return { 'sitemap.xml': only };
  const files = parts.map((text, index) => [`sitemap-${index + 1}.xml`, text] as const);
  const index = files.map(([name]) => entry('sitemap', `${publicOrigin}/${name}`, null));
  return { 'sitemap.xml': sitemap('sitemapindex', index), ...Object.fromEntries(files) };
}

const entry = (element: 'url' | 'sitemap', address: string, modified: string | null): string =>
  `<${element}><loc>${escapeXml(address)}</loc>${modified ? `<lastmod>${modified}</lastmod>` : ''}</${element}>`;

const sitemap = (element: 'urlset' | 'sitemapindex', entries: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${element} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</${element}>\n`;

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
