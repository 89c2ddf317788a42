import { expect, test } from '@rstest/core';
import { LOCAL_CONFIG } from './local-config.ts';
import { robotsText, sitemapXml } from './site-files.ts';

const config = { ...LOCAL_CONFIG, publicOrigin: 'https://vitrina.test' };

test('robots are kept out of personal areas and told where the sitemap is', () => {
  const text = robotsText(config);
  expect(text).toContain('Disallow: /admin\n');
  expect(text).toContain('Sitemap: https://vitrina.test/sitemap.xml');
  expect(text).not.toContain('Disallow: /\n');
});

test('a staging deployment is not to be indexed at all', () => {
  expect(robotsText({ ...config, environment: 'staging' })).toContain('Disallow: /\n');
});

test('the sitemap names absolute addresses', () => {
  expect(sitemapXml(['/', '/faq'], config)).toContain('<loc>https://vitrina.test/faq</loc>');
});

test('without a public origin there is no sitemap', () => {
  const { publicOrigin: _origin, ...rest } = config;
  expect(sitemapXml(['/'], rest)).toBeNull();
  expect(robotsText(rest)).not.toContain('Sitemap');
});
