import { expect, test } from '@rstest/core';
import {
  checkDeclaration,
  type Declaration,
  declarationMail,
  mailtoLink,
  readDeclaration,
} from './declaration.ts';

const declaration: Declaration = {
  name: 'Ana Exemplu',
  email: 'ana@exemplu.ro',
  orderNumber: '300',
  products: '',
  reason: '',
};

test('name, e-mail and order number are required, the rest is not', () => {
  expect(checkDeclaration(declaration)).toEqual({});
  expect(
    Object.keys(checkDeclaration({ ...declaration, name: '', email: '', orderNumber: '' })),
  ).toEqual(['name', 'email', 'orderNumber']);
});

test('what is no e-mail address is said so, not that it is missing', () => {
  const { email } = checkDeclaration({ ...declaration, email: 'ana@' });
  expect(email).toBe('Adresa de e-mail nu este validă.');
});

test('values are read without the spaces around them', () => {
  const form = new FormData();
  form.set('name', ' Ana Exemplu ');
  expect(readDeclaration(form)).toMatchObject({ name: 'Ana Exemplu', products: '' });
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
