import { expect, test } from '@rstest/core';
import { LOCAL_CONFIG } from './local-config.ts';
import { robotsText, sitemapXml, sitePaths } from './site-files.ts';

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
  expect(sitemapXml(['/', '/faq'], config)).toContain('<loc>https://vitrina.test/faq</loc>');
});

test('without a public origin there is no sitemap', () => {
  const { publicOrigin: _origin, ...rest } = config;
  expect(sitemapXml(['/'], rest)).toBeNull();
  expect(robotsText([], rest)).not.toContain('Sitemap');
});
