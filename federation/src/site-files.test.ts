import { expect, test } from '@rstest/core';
import { LOCAL_CONFIG } from './local-config.ts';
import { robotsText, sitemapFiles, sitePaths } from './site-files.ts';

const config = { ...LOCAL_CONFIG, publicOrigin: 'https://vitrina.test' };

test('robots are kept out of personal areas and told where the sitemap is', () => {
  const text = robotsText(['/admin'], config);
  expect(text).toContain('Disallow: /admin\n');
  expect(text).toContain('Sitemap: https://vitrina.test/sitemap.xml');
  expect(text).not.toContain('Disallow: /\n');
});

test('what is listed and what is not follows from the shell and from the mounts of the remotes', () => {
  const shell = { sitemap: ['/', '/faq'], paths: ['/', '/faq', '/account'] };
  const open = { access: 'public', document: 'default' } as const;
  const mounts = [
    { ...open, path: '/blog', inSitemap: true },
    { ...open, path: '/blog-post' },
    { ...open, path: '/pay', document: 'payment' as const, inSitemap: true },
    { ...open, path: '/users/club', access: 'user' as const, inSitemap: true },
    { ...open, path: '/users/club/cards', access: 'signed-in' as const },
  ];
  const live = { remotes: mounts.map((mount) => ({ current: { mounts: [mount] } })) };
  expect(sitePaths(shell, live)).toEqual({
    listed: ['/', '/faq', '/blog'],
    unlisted: ['/account', '/pay', '/users/club'],
  });
});

test('a staging deployment is not to be indexed at all', () => {
  expect(robotsText([], { ...config, environment: 'staging' })).toContain('Disallow: /\n');
});

test('the sitemap names absolute addresses', () => {
  const { 'sitemap.xml': text } = sitemapFiles(['/', '/faq'], config);
  expect(text).toContain('<url><loc>https://vitrina.test/faq</loc></url>');
});

test('a written page stands once in the sitemap, with the date of its last change', () => {
  const written = [
    { path: '/products', modified: '2026-11-02' },
    { path: '/product/7', modified: null },
  ];
  const { 'sitemap.xml': text = '' } = sitemapFiles(['/', '/products'], config, written);
  expect(text.match(/<loc>/g)).toHaveLength(3);
  expect(text).toContain('/products</loc><lastmod>2026-11-02</lastmod>');
  expect(text).toContain('/product/7</loc></url>');
});

test('more addresses than one sitemap may have are parts of an index', () => {
  const files = sitemapFiles(['/a', '/b', '/c'], config, [], 2);
  expect(Object.keys(files)).toEqual(['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml']);
  expect(files['sitemap.xml']).toContain('<sitemap><loc>https://vitrina.test/sitemap-2.xml</loc>');
  expect(files['sitemap-1.xml']?.match(/<url>/g)).toHaveLength(2);
  expect(files['sitemap-2.xml']).toContain('/c</loc>');
});

test('without a public origin there is no sitemap', () => {
  const { publicOrigin: _origin, ...rest } = config;
  expect(sitemapFiles(['/'], rest)).toEqual({});
  expect(robotsText([], rest)).not.toContain('Sitemap');
});
