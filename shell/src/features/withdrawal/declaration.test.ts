import { expect, test } from '@rstest/core';
import { declarationMail, EMPTY, mailtoLink, readDeclaration } from './declaration.ts';

const values = { ...EMPTY, name: 'Ana Exemplu', email: 'ana@exemplu.ro', orderNumber: '300' };
const { isPart, lines, key, ...declaration } = values;
const read = readDeclaration(null);

test('name, e-mail and order number are required, the rest is not', () => {
  expect(read(values)).toHaveProperty('input');
  const empty = { ...values, name: '', email: '', orderNumber: '' };
  const required = 'Câmpul este obligatoriu.';
  expect(read(empty)).toEqual({
    errors: { name: required, email: required, orderNumber: required },
  });
});

test('what is no e-mail address is said so, not that it is missing', () => {
  expect(read({ ...values, email: 'ana@' })).toEqual({
    errors: { email: 'Scrie o adresă de e-mail validă, de exemplu nume@exemplu.ro.' },
  });
});

test('what is too long is told so, with the most that is taken', () => {
  expect(read({ ...values, reason: 'x'.repeat(1001) })).toEqual({
    errors: { reason: 'Textul este prea lung: maximum 1000 caractere.' },
  });
});

test('values are read without the spaces around them', () => {
  expect(read({ ...values, name: ' Ana Exemplu ' })).toEqual({
    input: declaration,
  });
});

const offered = [
  {
    id: 7,
    name: 'Ruj (carmin)',
    price: '40,00 RON',
    priceBani: 4000,
    picture: null,
    quantity: 3,
    remaining: 2,
  },
  {
    id: 8,
    name: 'Cremă',
    price: '19,00 RON',
    priceBani: 1900,
    picture: undefined,
    quantity: 1,
    remaining: 1,
  },
];

test('chosen lines are declared as lines and in words, never more than are left', () => {
  const chosen = { ...values, isPart: true, lines: { 7: 3, 8: 1, 99: 1 } };
  expect(readDeclaration(offered)(chosen)).toEqual({
    input: {
      ...declaration,
      products: '2 × Ruj (carmin), 1 × Cremă',
      lines: [
        { itemId: 7, quantity: 2 },
        { itemId: 8, quantity: 1 },
      ],
    },
  });
});

test('the whole order names neither, whatever was chosen before', () => {
  const whole = offered.map((line) => ({ ...line, remaining: line.quantity }));
  expect(readDeclaration(whole)({ ...values, lines: { 7: 1 } })).toEqual({ input: declaration });
});

test('what is left of an order is named, because it is not the whole of it', () => {
  expect(readDeclaration(offered)({ ...values, lines: { 7: 1 } })).toMatchObject({
    input: {
      products: '2 × Ruj (carmin), 1 × Cremă',
      lines: [
        { itemId: 7, quantity: 2 },
        { itemId: 8, quantity: 1 },
      ],
    },
  });
});

test('of only some, at least one is chosen', () => {
  expect(readDeclaration(offered)({ ...values, isPart: true, lines: { 7: 0 } })).toMatchObject({
    errors: { lines: 'Alege cel puțin un produs.' },
  });
});

test('the prepared e-mail says what is withdrawn, when and by whom', () => {
  const { subject, body } = declarationMail({ ...declaration, reason: 'Alt motiv' }, '3 mai 2026');
  expect(subject).toContain('300');
  for (const part of [
    'Ana Exemplu',
    'ana@exemplu.ro',
    'Alt motiv',
    '3 mai 2026',
    'Toate produsele',
  ])
    expect(body).toContain(part);
});

test('a mailto link carries line breaks and special characters', () => {
  const link = mailtoLink('contact@exemplu.ro', { subject: 'a&b', body: 'x\ny' });
  expect(link).toBe('mailto:contact@exemplu.ro?subject=a%26b&body=x%0D%0Ay');
});
