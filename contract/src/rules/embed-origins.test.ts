import { expect, test } from '@rstest/core';
import { embedOrigin, readEmbedOrigins } from './embed-origins.ts';

test.each([
  ['salon.ro', 'https://salon.ro'],
  [' https://Salon.RO/contact?x=1#y ', 'https://salon.ro'],
  ['https://salon.ro:443', 'https://salon.ro'],
  ['https://salon.ro:8443/', 'https://salon.ro:8443'],
  ['florărie.ro', 'https://xn--florrie-c4a.ro'],
  ['http://localhost:3000', 'http://localhost:3000'],
  ['http://127.0.0.1', 'http://127.0.0.1'],
])('%s is the site %s', (typed, origin) => {
  expect(embedOrigin(typed)).toBe(origin);
});

test.each([
  'http://salon.ro',
  'salon',
  '',
  'https://*.salon.ro',
  '*',
  'https:',
  "https://salon.ro';",
  'https://salon.ro"; }',
  'https://ana@salon.ro',
  'https://$host',
  'javascript://salon.ro',
  'file:///etc/passwd',
  'null',
  'https://[::1]',
  `https://${'a'.repeat(60)}.${'b'.repeat(60)}.ro`,
])('%s is none', (typed) => {
  expect(embedOrigin(typed)).toBeNull();
});

test('of a text each site is taken once, and what is none is named', () => {
  expect(
    readEmbedOrigins('salon.ro\n\nhttps://salon.ro/contact, http://rau.ro\n blog.salon.ro'),
  ).toEqual({
    origins: ['https://salon.ro', 'https://blog.salon.ro'],
    wrong: ['http://rau.ro'],
  });
});
