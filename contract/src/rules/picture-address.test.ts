import { expect, test } from '@rstest/core';
import { pictureAddress } from './picture-address.ts';

test.each([
  ['https://f.test/a.png', 'https://f.test/a.png'],
  ['/uploads/a.png', '/uploads/a.png'],
  ['https://f.test/a%20b.png?x=1,2', 'https://f.test/a%20b.png?x=1,2'],
  ['https://f.test/a b.png?x="y', 'https://f.test/a%20b.png?x=%22y'],
  ["https://f.test/a'b<c>.png", "https://f.test/a'b%3Cc%3E.png"],
  [' https://f.test/a\u00a0b.png\n', 'https://f.test/a%C2%A0b.png'],
  ['https://f.test/a\n\tb.png', 'https://f.test/ab.png'],
  ['//f.test/a.png', 'https://f.test/a.png'],
  ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
])('%s is loaded as %s', (given, address) => {
  expect(pictureAddress(given)).toBe(address);
});

test.each([
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'ftp://f.test/a.png',
  'https:a.png',
  'https:///a.png',
  '/\\f.test/a.png',
  '/a\\b.png',
  'poza.png',
  '//',
  '',
])('%s is the address of no picture', (given) => {
  expect(pictureAddress(given)).toBeNull();
});
