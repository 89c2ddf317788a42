import { expect, test } from '@rstest/core';
import fc from 'fast-check';
import { maskPage } from './mask-page.ts';

const ORIGIN = 'https://salon.exemplu.ro';

test.each([
  ['/', '/'],
  ['/despre-noi/', '/despre-noi/'],
  ['/servicii/machiaj-de-mireasă', '/servicii/machiaj-de-mireasă'],
  ['/clienti/7/oferta?nume=Ana#sus', '/clienti/*/oferta'],
  ['/oferta-2026-10', '/oferta-*-*'],
  ['/p/9f1c2a5e-0b1d-4c3e-8f5a-abcdefabcdef', '/p/*'],
  ['/p/fabcdeff-abcd-abcd-abcd-abcdefabcdef', '/p/*'],
  ['/t/eyJhbGciOiJIUzIxxNiJ9', '/t/*'],
  ['/t/abcdefghijklmnopqrstuvwx', '/t/*'],
  ['/t/a1b2c3', '/t/*'],
  ['/u/ana@exemplu.ro', '/u/*'],
  ['/u/ana%40exemplu.ro', '/u/*'],
  ['/u/Ana%2520Pop', '/u/*'],
])('of %s is counted %s', (path, masked) => {
  expect(maskPage(ORIGIN + path)).toBe(ORIGIN + masked);
});

test.each(['', 'about:srcdoc', 'file:///home/ana', 'null', 'javascript:alert(1)', 'https://'])(
  '%s is no page',
  (address) => {
    expect(maskPage(address)).toBe('');
  },
);

test('a password in an address is not counted', () => {
  expect(maskPage('https://ana:parola@exemplu.ro/')).toBe('https://exemplu.ro/');
});

test('no digit of a path is kept, a page stays short, and masked twice it is the same', () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true }), (address) => {
      const page = maskPage(address);
      expect(page.length).toBeLessThanOrEqual(200);
      const origin = new URL(address).origin;
      if (page.startsWith(origin)) expect(page.slice(origin.length)).not.toMatch(/[\d?#]/);
      if (page.length < 200) expect(maskPage(page)).toBe(page);
    }),
  );
});
