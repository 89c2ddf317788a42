import { expect, test } from '@rstest/core';
import { NO_ACCOUNT } from './account-values.ts';
import {
  DELIVERY_FIELDS,
  type DeliveryField,
  readBuyer,
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
  ...NO_ACCOUNT,
};
const errorsOf = (field: DeliveryField, value: string) => {
  const read = readBuyer({ ...VALUES, [field]: value });
  return 'errors' in read ? read.errors : {};
};

test.each(DELIVERY_FIELDS)('%s is required', (field) => {
  expect(errorsOf(field, '  ')).toEqual({ [field]: 'Câmpul este obligatoriu.' });
  expect(errorsOf(field, VALUES[field])).toEqual({});
});

const WRONG: [DeliveryField, string, string][] = [
  ['email', 'ana@', 'Scrie o adresă de e-mail validă, de exemplu nume@exemplu.ro.'],
  ['phone', '12345', 'Numărul de telefon nu este valid. Exemplu: 0712 345 678.'],
  ['name', 'x'.repeat(121), 'Textul este prea lung: maximum 120 caractere.'],
  ['zip', '40001', 'Codul poștal are 6 cifre.'],
  ['county', 'Transilvania', 'Alege un județ din listă.'],
];
test.each(WRONG)('%s "%s" is answered with "%s"', (field, value, message) => {
  expect(errorsOf(field, value)).toEqual({ [field]: message });
});

test('values travel trimmed, phone and postal code in one form', () => {
  expect(readBuyer(VALUES)).toEqual({
    input: {
      name: 'Ana Exemplu',
      email: 'ana@exemplu.ro',
      phone: '0712345678',
      county: 'Cluj',
      locality: 'Cluj-Napoca',
      zip: '400001',
      address: 'Strada Exemplului 1',
    },
  });
});

test('an account that is wanted is judged with the rest', () => {
  const read = readBuyer({ ...VALUES, zip: '1', createAccount: true });
  expect('errors' in read && Object.keys(read.errors)).toEqual(['zip', 'password', 'confirmation']);
  expect(readBuyer({ ...VALUES, createAccount: true })).toHaveProperty('errors');
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
