import type { Business, User } from '../state.ts';
import { ACCOUNTS } from './accounts.ts';

const nothing = {
  ...{ phone: null, address: null, county: null, locality: null, zip: null },
  ...{ company_name: null, cif: null, reg_com: null, bank: null, iban: null },
};

const account = ({ id, email, password }: { id: number; email: string; password: string }) => ({
  id,
  email,
  password,
  role: 'user' as const,
});

const other = (id: number, name: string, email: string): User => ({
  ...nothing,
  ...account({ id, email, password: 'Parola-1!' }),
  name,
  phone: `074500000${id}`,
});

export const users = (): User[] => [
  { ...nothing, ...account(ACCOUNTS.admin), name: 'Andreea Pop', role: 'admin' },
  {
    ...account(ACCOUNTS.maria),
    name: 'Maria Ionescu',
    phone: '0722123456',
    address: 'Str. Memorandumului nr. 12, ap. 3',
    county: 'Cluj',
    locality: 'Cluj-Napoca',
    zip: '400114',
    company_name: 'Brutăria Maria SRL',
    cif: 'RO41234567',
    reg_com: 'J12/345/2019',
    bank: 'Banca Transilvania',
    iban: 'RO49AAAA1B31007593840000',
  },
  {
    ...nothing,
    ...account(ACCOUNTS.ion),
    name: 'Ion Dumitru',
    phone: '0733987654',
    county: 'Iași',
    locality: 'Iași',
    zip: '700028',
    company_name: 'Dumitru Auto SRL',
    cif: '38765432',
  },
  { ...nothing, ...account(ACCOUNTS.elena), name: 'Elena Stan' },
  other(5, 'Ștefan Țurcanu', 'stefan@literal.test'),
  other(6, 'Ana Gheorghe', 'ana@literal.test'),
  other(7, 'Radu Șerban', 'radu@literal.test'),
];

const company = (id: number, user_id: number, company_name: string, cif: string): Business => ({
  id,
  user_id,
  company_name,
  cif,
  reg_com: `J12/${300 + id}/2019`,
  bank: 'Banca Transilvania',
  iban: `RO49AAAA1B3100759384000${id}`,
  business_address: null,
});

export const businesses = (): Business[] => [
  company(1, 2, 'Brutăria Maria SRL', 'RO41234567'),
  company(2, 2, 'Maria Events SRL', '42345678'),
  company(3, 3, 'Dumitru Auto SRL', '38765432'),
  company(4, 3, 'Spălătoria Rapid SRL', '38765433'),
  company(5, 5, 'Țurcanu Foto PFA', '39876543'),
];
