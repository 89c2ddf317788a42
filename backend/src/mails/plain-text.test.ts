import { expect, test } from '@rstest/core';
import { BRAND_DEFAULTS } from '../brand.ts';
import { messages } from '../messages.ts';
import { greet, nameOf, withoutLinks } from './plain-text.ts';
import { requestStatusChanged } from './website-mails.ts';

const REVERSED = '\u202eanA';

test('a name turns nothing of what we write after it', () => {
  expect(greet(REVERSED)).toBe('Bună, anA!');
  expect(greet('דנה')).toBe('Bună, \u2068דנה\u2069!');
  expect(messages.requestStatusChanged(7, REVERSED, 'in_test')).toBe(
    'Solicitarea ta #7 pentru „anA” are acum starea: În testare.',
  );
  const origins = { shell: 'https://vitrina.ro', files: '', api: '', payments: '' };
  const { textBody, htmlBody } = requestStatusChanged(
    { brand: BRAND_DEFAULTS, origins },
    { email: '', businessName: REVERSED, status: 'in_test', requestId: 7, eventId: 1 },
  ).write({});
  for (const body of [textBody, htmlBody]) {
    expect(body).toContain('pentru „anA” are acum');
    expect(body).not.toMatch(/[\u202a-\u202e]/);
  }
});

test('a link is found behind characters that nobody sees', () => {
  expect(withoutLinks('rau\u200e.ro')).toBe('rau[.]ro');
  expect(nameOf('rau\u2066.ro')).toBe('');
});
