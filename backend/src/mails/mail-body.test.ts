import { expect, test } from '@rstest/core';
import { BRAND_DEFAULTS, type Brand } from '../brand.ts';
import { mailBody } from './mail-body.ts';

const htmlOf = (brand: Partial<Brand>) =>
  mailBody({ ...BRAND_DEFAULTS, ...brand }, 'Bună', [
    { kind: 'button', label: 'Vezi', url: 'https://exemplu.ro' },
  ]).htmlBody;

test('name and button have the colour of the site', () => {
  const html = htmlOf({});
  expect(html).toContain('color:#0f5f5a">Vitrina</p>');
  expect(html).toContain('background:#0f5f5a;color:#ffffff');
});

test('name and button follow the brand; a light one is darker as text and has dark text on it', () => {
  const html = htmlOf({ primary: '#e8590c' });
  expect(html).toMatch(/color:#bd4500">Vitrina<\/p>/);
  expect(html).toMatch(/background:#e8590c;color:#(?!ffffff)[0-9a-f]{6}/);
});

test('a logo stands before the name', () => {
  expect(htmlOf({})).not.toContain('<img');
  const logo = { file: 'logo.svg', url: 'https://api.exemplu.ro/brand/logo.png' };
  expect(htmlOf({ logo })).toMatch(
    /<img src="https:\/\/api\.exemplu\.ro\/brand\/logo\.png" alt=""[^>]*>Vitrina<\/p>/,
  );
});

test('a long name or an IBAN breaks between its words on a phone, an amount does not', () => {
  const rows = [
    ['Beneficiar', 'Țesătorie și Croitorie SRL'],
    ['Total', '1.400,03 RON'],
  ] as const;
  const html = mailBody(BRAND_DEFAULTS, 'Bună', [{ kind: 'rows', rows }]).htmlBody;
  expect(html).not.toContain('nowrap');
  expect(html).toContain('Țesătorie și Croitorie SRL</td>');
  expect(html).toContain('1.400,03\u00a0RON</td>');
});

test('an address without an end breaks instead of making the mail wider than a phone', () => {
  const html = mailBody(BRAND_DEFAULTS, 'Bună', [{ kind: 'paragraph', text: 'x'.repeat(99) }]);
  expect(html.htmlBody).toContain('overflow-wrap:break-word');
});
