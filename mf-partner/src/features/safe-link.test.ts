import { expect, test } from '@rstest/core';
import { adminPanelLink, linkText, safeLink } from './safe-link.ts';

test.each([
  ['https://salon.exemplu.ro', 'https://salon.exemplu.ro/'],
  ['salon.exemplu.ro', 'https://salon.exemplu.ro/'],
  ['  www.exemplu.ro/despre ', 'https://www.exemplu.ro/despre'],
  ['exemplu.ro:8080', 'https://exemplu.ro:8080/'],
  ['http://exemplu.ro', 'http://exemplu.ro/'],
])('%s is a link', (typed, href) => {
  expect(safeLink(typed)?.href).toBe(href);
});

test.each([
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'data:text/html,x',
  'mailto:x@exemplu.ro',
  'ftp://exemplu.ro',
  'https://',
  'nu',
  'nu am încă',
  'nu.',
  '',
  ' ',
  null,
  undefined,
])('%s is none', (typed) => {
  expect(safeLink(typed)).toBeNull();
});

test('the admin panel is the site with /login and the e-mail encoded', () => {
  expect(adminPanelLink('https://salon.exemplu.ro/magazin/', 'ana+salon@exemplu.ro')?.href).toBe(
    'https://salon.exemplu.ro/magazin/login?email=ana%2Bsalon%40exemplu.ro',
  );
  expect(adminPanelLink('javascript:alert(1)', 'ana@exemplu.ro')).toBeNull();
});

test.each([
  ['https://exemplu.ro/', 'exemplu.ro'],
  ['https://exemplu.ro/magazin/?a=1', 'exemplu.ro/magazin'],
])('%s reads as %s', (href, text) => {
  expect(linkText(new URL(href))).toBe(text);
});
