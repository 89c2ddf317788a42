import type { County } from '@vitrina/contract/counties';
import { testCif, testIban, testPhone } from './test-identifiers.ts';

interface PersonSeed {
  kind: 'admin' | 'shop-staff' | 'partner' | 'shopper';
  name: string;
  email: string;
  phone: string;
  county: County;
  locality: string;
  address: string;
  zip: string;
  companies: readonly CompanySeed[];
}

interface CompanySeed {
  companyName: string;
  cif: string;
  regCom: string;
  bank: string;
  iban: string;
  businessAddress: string;
}

const company = (number: number, companyName: string, businessAddress: string): CompanySeed => ({
  companyName,
  cif: testCif(99_000_000 + number),
  regCom: `J00/${1000 + number}/2020`,
  bank: 'Banca Exemplu',
  iban: testIban(number),
  businessAddress,
});

/** Accounts of the demonstration. Every person and company is made up. */
export const PEOPLE: readonly PersonSeed[] = [
  {
    kind: 'admin',
    name: 'Ilinca Dobre',
    email: 'admin@exemplu.ro',
    phone: testPhone(1),
    county: 'București - Sector 1',
    locality: 'București',
    address: 'Str. Exemplului nr. 1',
    zip: '010001',
    companies: [],
  },
  {
    kind: 'shop-staff',
    name: 'Sorina Manea',
    email: 'sorina.manea@exemplu.ro',
    phone: testPhone(2),
    county: 'București - Sector 2',
    locality: 'București',
    address: 'Str. Exemplului nr. 2',
    zip: '020001',
    companies: [],
  },
  {
    kind: 'partner',
    name: 'Matei Lungu',
    email: 'matei.lungu@exemplu.ro',
    phone: testPhone(11),
    county: 'Sibiu',
    locality: 'Cisnădie',
    address: 'Str. Stejarului nr. 8',
    zip: '555300',
    companies: [
      company(1, 'Atelier Stejar SRL', 'Str. Stejarului nr. 8, Cisnădie, Sibiu'),
      company(2, 'Jucării Lungu SRL', 'Str. Stejarului nr. 8, Cisnădie, Sibiu'),
    ],
  },
  {
    kind: 'partner',
    name: 'Anca Moraru',
    email: 'anca.moraru@exemplu.ro',
    phone: testPhone(12),
    county: 'Cluj',
    locality: 'Cluj-Napoca',
    address: 'Str. Ondinei nr. 21, ap. 3',
    zip: '400001',
    companies: [company(3, 'Salon Ondina SRL', 'Str. Ondinei nr. 21, Cluj-Napoca, Cluj')],
  },
  {
    kind: 'partner',
    name: 'Radu Petrescu',
    email: 'radu.petrescu@exemplu.ro',
    phone: testPhone(13),
    county: 'București - Sector 3',
    locality: 'București',
    address: 'Str. Cafelei nr. 4',
    zip: '030001',
    companies: [company(4, 'Prăjitoria Boabe SRL', 'Str. Cafelei nr. 4, București, sector 3')],
  },
  {
    kind: 'partner',
    name: 'Ioana Vlad',
    email: 'ioana.vlad@exemplu.ro',
    phone: testPhone(14),
    county: 'Iași',
    locality: 'Iași',
    address: 'Str. Macului nr. 17',
    zip: '700001',
    companies: [company(5, 'Florăria Macul Roșu SRL', 'Str. Macului nr. 17, Iași, Iași')],
  },
  {
    kind: 'partner',
    name: 'Daniel Stoica',
    email: 'daniel.stoica@exemplu.ro',
    phone: testPhone(15),
    county: 'Suceava',
    locality: 'Gura Humorului',
    address: 'Str. Văii nr. 30',
    zip: '725300',
    companies: [
      company(6, 'Pensiunea Valea Lină SRL', 'Str. Văii nr. 30, Gura Humorului, Suceava'),
    ],
  },
  {
    kind: 'shopper',
    name: 'Teodora Nistor',
    email: 'teodora.nistor@exemplu.ro',
    phone: testPhone(21),
    county: 'Timiș',
    locality: 'Timișoara',
    address: 'Bd. Parcului nr. 9, ap. 14',
    zip: '300001',
    companies: [],
  },
];
