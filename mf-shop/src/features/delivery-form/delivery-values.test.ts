import { expect, test } from '@rstest/core';
import {
  DELIVERY_FIELDS,
  type DeliveryField,
  deliveryError,
  deliveryOf,
  valuesOfProfile,
} from './delivery-values.ts';

const VALUES = {
  name: ' Ana Exemplu ',
  email: 'Ana@Exemplu.ro ',
  phone: '+40 712 345 678',
  county: 'Cluj',
  locality: 'Cluj-Napoca',
  zip: '400 001',
  address: 'Strada Exemplului 1',
};

test.each(DELIVERY_FIELDS)('%s is required', (field) => {
  expect(deliveryError(field, '  ')).toBe('Câmpul este obligatoriu.');
  expect(deliveryError(field, VALUES[field])).toBeUndefined();
});

const WRONG: [DeliveryField, string, string][] = [
  ['email', 'ana@', 'Adresa de e-mail nu este validă.'],
  ['phone', '12345', 'Numărul de telefon nu este valid. Exemplu: 0712 345 678.'],
  ['zip', '40001', 'Codul poștal are 6 cifre.'],
  ['county', 'Transilvania', 'Alege un județ din listă.'],
];
test.each(WRONG)('%s "%s" is answered with "%s"', (field, value, message) => {
  expect(deliveryError(field, value)).toBe(message);
});

test('values travel trimmed, phone and postal code in one form', () => {
  expect(deliveryOf(VALUES)).toEqual({
    name: 'Ana Exemplu',
    email: 'ana@exemplu.ro',
    phone: '0712345678',
    county: 'Cluj',
    locality: 'Cluj-Napoca',
    zip: '400001',
    address: 'Strada Exemplului 1',
  });
});

test('a profile fills the form; what it lacks or what is no county of the list stays empty', () => {
  expect(valuesOfProfile({ email: 'ana@exemplu.ro', phone: null, county: 'Ardeal' })).toEqual({
    name: '',
    email: 'ana@exemplu.ro',
    phone: '',
    county: '',
    locality: '',
    zip: '',
    address: '',
  });
});
