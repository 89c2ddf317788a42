import { expect, test } from '@rstest/core';
import { accountErrors } from './account-values.ts';

const account = (password: string, confirmation = password) => ({
  createAccount: true,
  password,
  confirmation,
});

test('nothing is asked of somebody who wants no account', () => {
  expect(accountErrors({ ...account('', 'x'), createAccount: false })).toEqual({});
});

test('password and confirmation must match', () => {
  expect(accountErrors(account('parola-mea', 'parola-ta'))).toEqual({
    confirmation: 'Parolele nu se potrivesc.',
  });
  expect(accountErrors(account('parola-mea'))).toEqual({});
});

test('a password has at least 8 characters', () => {
  expect(accountErrors(account('1234567'))).toEqual({
    password: 'Parola are cel puțin 8 caractere.',
  });
  expect(accountErrors(account('12345678'))).toEqual({});
});

test('a password that is too long is told so, and never cut', () => {
  expect(accountErrors(account('p'.repeat(200)))).toEqual({});
  expect(accountErrors(account('p'.repeat(201)))).toEqual({
    password: 'Textul este prea lung: maximum 200 caractere.',
  });
});

test('both are required', () => {
  expect(accountErrors(account(''))).toEqual({
    password: 'Câmpul este obligatoriu.',
    confirmation: 'Câmpul este obligatoriu.',
  });
  expect(accountErrors(account('12345678', ''))).toEqual({
    confirmation: 'Câmpul este obligatoriu.',
  });
});
