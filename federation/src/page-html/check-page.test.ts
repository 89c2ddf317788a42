import { expect, test } from '@rstest/core';
import { checkPage } from './check-page.ts';

const PAGE = {
  ...{ html: '<p>x</p>', title: 'Titlu', description: 'Text', canonical: '/a', image: null },
  ...{ preload: [], structuredData: [{ '@type': 'Article' }], listed: true },
};
const check = (more: object) =>
  checkPage({ ...PAGE, ...more }, { ids: new Set(), isOwn: (path) => path === '/a' });

test('a page with all its parts passes', () => {
  expect(check({})).toEqual(PAGE);
});

test.each([
  ['longer than a page', [{ text: 'x'.repeat(2 * 1024 * 1024) }]],
  [
    'nested too deep to be written',
    [JSON.parse(`{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`)],
  ],
])('structured data that are %s are refused', (_, structuredData) => {
  expect(() => check({ structuredData })).toThrow('structuredData: it is too long');
});
