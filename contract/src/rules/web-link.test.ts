import { expect, test } from '@rstest/core';
import { linkText, siteName, webLink } from './web-link.ts';

test.each([
  ['https://salon.exemplu.ro', 'https://salon.exemplu.ro/'],
  ['salon.exemplu.ro', 'https://salon.exemplu.ro/'],
  ['  www.exemplu.ro/despre ', 'https://www.exemplu.ro/despre'],
  ['exemplu.ro:8080', 'https://exemplu.ro:8080/'],
  ['http://exemplu.ro', 'http://exemplu.ro/'],
])('%s is a link', (typed, href) => {
  expect(webLink(typed)?.href).toBe(href);
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
  expect(webLink(typed)).toBeNull();
});

test.each([
  ['https://exemplu.ro/', 'exemplu.ro'],
  ['https://exemplu.ro/magazin/?a=1', 'exemplu.ro/magazin'],
])('%s reads as %s', (href, text) => {
  expect(linkText(new URL(href))).toBe(text);
});

test.each([
  ['https://salon.exemplu.ro/', 'salon.exemplu.ro'],
  ['salon.exemplu.ro/nou', 'salon.exemplu.ro/nou'],
  [' nu am încă ', 'nu am încă'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  [null, ''],
])('the site %s is named %s', (typed, name) => {
  expect(siteName(typed)).toBe(name);
});

test.each(['http://user:pw@evil.com', 'banca.ro@evil.com', 'https://user@exemplu.ro/a'])(
  '%s names somebody before the host, and is no link',
  (typed) => {
    expect(webLink(typed)).toBeNull();
  },
);
