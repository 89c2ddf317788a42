import { expect, test } from '@rstest/core';
import { growth } from '../../test/growth.ts';
import { linkedText } from './linked-text.ts';

const links = (text: string) => linkedText(text).flatMap(({ href }) => href ?? []);

test('web addresses become links, and the sentence around them stays', () => {
  expect(linkedText('Vezi https://exemplu.ro/a?b=1#c, apoi scrie-ne.')).toEqual([
    { text: 'Vezi ' },
    { text: 'https://exemplu.ro/a?b=1#c', href: 'https://exemplu.ro/a?b=1#c' },
    { text: ', apoi scrie-ne.' },
  ]);
});

test.each([
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'ftp://exemplu.ro',
  'xhttps:exemplu',
  'www.exemplu.ro',
  'http://',
])('%s is text', (text) => {
  expect(linkedText(text)).toEqual([{ text }]);
});

test.each([
  ['(https://exemplu.ro)', 'https://exemplu.ro/'],
  ['https://exemplu.ro/„x”.', 'https://exemplu.ro/%E2%80%9Ex'],
  ['HTTPS://EXEMPLU.RO!', 'https://exemplu.ro/'],
  ['https://a.ro https://b.ro', 'https://a.ro/ https://b.ro/'],
  ['(vezi https://ro.wikipedia.org/wiki/A_(b)).', 'https://ro.wikipedia.org/wiki/A_(b)'],
  ['https://ro.wikipedia.org/wiki/A_(b)', 'https://ro.wikipedia.org/wiki/A_(b)'],
  ['https://exemplu.ro/a[1], și b', 'https://exemplu.ro/a[1]'],
  ['((https://exemplu.ro/(b))).', 'https://exemplu.ro/(b)'],
])('in %s the address ends where the sentence does', (text, href) => {
  expect(links(text).join(' ')).toBe(href);
});

test('no character turns the direction of an address', () => {
  expect(linkedText('\u202Ehttps://exemplu.ro\u202C bun')).toEqual([
    { text: 'https://exemplu.ro', href: 'https://exemplu.ro/' },
    { text: ' bun' },
  ]);
});

test.each([
  ['addresses', 'https://exemplu.ro/a '],
  ['opened brackets', 'https://((((((('],
  ['an address that only opens brackets', '('],
])('the time for many %s grows with their number', (_, part) => {
  expect(growth((size) => linkedText(`https://${part.repeat(size)}`), 500)).toBeLessThan(1.6);
});

test.each(['http://user:pw@evil.com', 'https://banca.ro@evil.com/a', 'https://:pw@evil.com'])(
  '%s is no link: it reads as another address than it leads to',
  (text) => {
    expect(linkedText(`vezi ${text} acum`)).toEqual([{ text: `vezi ${text} acum` }]);
  },
);

test('an @ in the path is part of an address', () => {
  const text = 'https://exemplu.ro/@ana';
  expect(linkedText(text)).toEqual([{ text, href: text }]);
});
