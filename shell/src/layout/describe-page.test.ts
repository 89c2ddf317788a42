import { beforeEach, expect, test } from '@rstest/core';
import { LOCAL_CONFIG } from '@vitrina/federation/local-config';
import { configurePlatform } from '@vitrina/shared-auth/platform';
import { describePage } from './describe-page.ts';

const PRERENDERED = `
  <meta name="description" content="Acasă"><link rel="canonical" href="https://vitrina.exemplu.ro/">
  <meta property="og:title" content="Acasă"><meta property="og:url" content="https://vitrina.exemplu.ro/">`;

const read = (selector: string, attribute: string) =>
  document.head.querySelector(selector)?.getAttribute(attribute);

beforeEach(() => {
  configurePlatform({ ...LOCAL_CONFIG, publicOrigin: 'https://vitrina.exemplu.ro' });
  document.head.innerHTML = PRERENDERED;
});

test('the head describes the page that is shown, not the first one', () => {
  describePage({ path: '/faq/', title: 'Întrebări – Vitrina', description: 'Răspunsuri' });
  expect(document.title).toBe('Întrebări – Vitrina');
  expect(read('meta[name="description"]', 'content')).toBe('Răspunsuri');
  expect(read('link[rel="canonical"]', 'href')).toBe('https://vitrina.exemplu.ro/faq');
  expect(read('meta[property="og:title"]', 'content')).toBe('Întrebări – Vitrina');
  expect(read('meta[property="og:url"]', 'content')).toBe('https://vitrina.exemplu.ro/faq');
});

test('a page without a description does not keep that of another', () => {
  describePage({ path: '/products', title: 'Produse – Vitrina' });
  expect(read('meta[name="description"]', 'content')).toBe('');
});

test('a document that was not prerendered gets nothing but its title', () => {
  document.head.innerHTML = '';
  describePage({ path: '/products', title: 'Produse – Vitrina', description: 'Produse' });
  expect(document.title).toBe('Produse – Vitrina');
  expect(document.head.querySelectorAll('meta, link')).toHaveLength(0);
});
