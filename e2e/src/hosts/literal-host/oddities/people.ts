import { change, digits, drop, missing, type Oddity, set, text } from './oddity.ts';

const same = { of: 'user', harm: 'none' } as const;
const spoilt = { of: 'user', harm: 'row' } as const;
const company = { of: 'business', harm: 'none' } as const;
const noCompany = { of: 'business', harm: 'row' } as const;

export const PEOPLE_ODDITIES = {
  'user: id as text': { ...same, change: change('id', text) },
  'user: phone a number': { ...same, change: change('phone', digits) },
  'user: zip a number': { ...same, change: change('zip', digits) },
  'user: CIF a number': { ...same, change: change('cif', digits) },
  'user: role in other letters': {
    ...same,
    change: change('role', (value) => (value === 'admin' ? 'Admin' : 'USER')),
  },
  'user: details empty text': {
    ...same,
    change: (row) => ({ ...row, address: '', company_name: '', bank: '', iban: '' }),
  },
  'user: row null': { ...spoilt, change: missing },
  'user: no id': { ...spoilt, change: drop('id') },
  'user: name null': { ...spoilt, change: set('name', null) },
  'user: e-mail null': { ...spoilt, change: set('email', null) },
  'user: role null': { ...spoilt, change: set('role', null) },
  'user: unknown role': { ...spoilt, change: set('role', 'manager') },

  'business: id as text': { ...company, change: change('id', text) },
  'business: CIF a number': { ...company, change: change('cif', digits) },
  'business: bank empty text': {
    ...company,
    change: (row) => ({ ...row, bank: '', iban: '' }),
  },
  'business: row null': { ...noCompany, change: missing },
  'business: no name': { ...noCompany, change: drop('company_name') },
  'business: name null': { ...noCompany, change: set('company_name', null) },
  'business: no id': { ...noCompany, change: drop('id') },
} as const satisfies Record<string, Oddity>;
