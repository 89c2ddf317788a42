import { expect, test } from '@rstest/core';
import { type Declaration, declarationMail, mailtoLink, readDeclaration } from './declaration.ts';

const declaration: Declaration = {
  name: 'Ana Exemplu',
  email: 'ana@exemplu.ro',
  orderNumber: '300',
  products: '',
  reason: '',
};

test('name, e-mail and order number are required, the rest is not', () => {
  expect(readDeclaration(declaration)).toHaveProperty('input');
  const empty = { ...declaration, name: '', email: '', orderNumber: '' };
  const required = 'Câmpul este obligatoriu.';
  expect(readDeclaration(empty)).toEqual({
    errors: { name: required, email: required, orderNumber: required },
  });
});

test('what is no e-mail address is said so, not that it is missing', () => {
  expect(readDeclaration({ ...declaration, email: 'ana@' })).toEqual({
    errors: { email: 'Scrie o adresă de e-mail validă, de exemplu nume@exemplu.ro.' },
  });
});

test('what is too long is told so, with the most that is taken', () => {
  expect(readDeclaration({ ...declaration, reason: 'x'.repeat(1001) })).toEqual({
    errors: { reason: 'Textul este prea lung: maximum 1000 caractere.' },
  });
});

test('values are read without the spaces around them', () => {
  expect(readDeclaration({ ...declaration, name: ' Ana Exemplu ' })).toEqual({
    input: declaration,
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
