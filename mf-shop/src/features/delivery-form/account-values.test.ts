import { expect, test } from '@rstest/core';
import { accountError } from './account-values.ts';

const account = (password: string, confirmation = password) => ({
  wanted: true,
  password,
  confirmation,
});

test('nothing is asked of somebody who wants no account', () => {
  const unwanted = { ...account('', 'x'), wanted: false };
  expect(accountError('password', unwanted)).toBeUndefined();
  expect(accountError('confirmation', unwanted)).toBeUndefined();
});

test('password and confirmation must match', () => {
  const values = account('parola-mea', 'parola-ta');
  expect(accountError('confirmation', values)).toBe('Parolele nu se potrivesc.');
  expect(accountError('confirmation', account('parola-mea'))).toBeUndefined();
});

test('a password has at least 8 characters', () => {
  expect(accountError('password', account('1234567'))).toBe('Parola are cel puțin 8 caractere.');
  expect(accountError('password', account('12345678'))).toBeUndefined();
});

test('both are required', () => {
  expect(accountError('password', account(''))).toBe('Câmpul este obligatoriu.');
  expect(accountError('confirmation', account('12345678', ''))).toBe('Câmpul este obligatoriu.');
});
