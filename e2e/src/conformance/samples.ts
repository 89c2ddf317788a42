import type { GuestAnswers } from '@vitrina/contract/entities/guest-answers';
import { emptyAnswers } from '@vitrina/contract/rules/questionnaire-answers';

/** Marks everything that a run writes, so that it can be found. */
export const MARK = 'Verificare contract';

/** An unused address, new on each call. */
export const freshEmail = (): string => `contract-${crypto.randomUUID()}@exemplu.ro`;

export const DELIVERY = {
  name: MARK,
  phone: '0712345678',
  zip: '400001',
  county: 'Cluj',
  locality: 'Cluj-Napoca',
  address: 'Strada Exemplului 1',
} as const;

export const ANSWERS = {
  ...emptyAnswers(),
  businessName: MARK,
  websiteUrl: 'exemplu.ro',
  businessDescription: 'O descriere cu ș, ț, ă, î și â.',
  needContentHelp: 'Da',
  features: ['Formular de contact', 'Galerie portofoliu'],
  paymentMethod: ['Card bancar'],
} as const satisfies Partial<GuestAnswers>;

export const PRODUCT = {
  name: MARK,
  description: 'Se șterge la sfârșitul verificării.',
  price: 12.5,
  stock_quantity: 5,
  category_id: 1,
  color: 'navy',
  image_urls: ['https://exemplu.ro/produs.jpg'],
};

export const BUSINESS = {
  company_name: MARK,
  cif: 'RO14399840',
  reg_com: 'J40/1/2020',
  bank: 'Banca Exemplu',
  iban: 'RO49AAAA1B31007593840000',
  business_address: 'Strada Exemplului 1',
};
