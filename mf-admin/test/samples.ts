import type { Business } from '@vitrina/contract/entities/business';
import type { Commission } from '@vitrina/contract/entities/commission';
import type { Embed } from '@vitrina/contract/entities/embed';
import type { Order } from '@vitrina/contract/entities/order';
import type { Product } from '@vitrina/contract/entities/product';
import type { User } from '@vitrina/contract/entities/user';
import type { UserWebsite } from '@vitrina/contract/entities/user-website';
import type { WebsiteRequest } from '@vitrina/contract/entities/website-request';

/* Samples with overrides. */

export const sampleOrder = (given: Partial<Order> = {}): Order => ({
  id: 300,
  created_at: '2026-03-10T08:30:00Z',
  status: 'Processing',
  email: 'ana@exemplu.ro',
  county: 'Cluj',
  total_price: 1234.5,
  items: [{ id: 1, product_name: 'Ser', product_color: 'red', quantity: 2, price: 607.25 }],
  name: 'Ana Exemplu',
  phone: '0712345678',
  zip: '400001',
  locality: 'Cluj-Napoca',
  address: 'Strada Exemplului 1',
  shipping_cost: 20,
  payment_status: 'paid',
  tracking_number: null,
  version: 4,
  ...given,
});

export const sampleRequest = (given: Partial<WebsiteRequest> = {}): WebsiteRequest => ({
  id: 1,
  user_id: 7,
  email: 'ana@exemplu.ro',
  business_name: 'Florăria Ana',
  website_url: 'https://florarie.exemplu.ro',
  description: 'Buchete pe comandă.',
  request_date: '2026-03-02T08:00:00Z',
  created_at: '2026-03-01T08:00:00Z',
  status: 'pending',
  status_updated: '2026-03-05T08:00:00Z',
  ...given,
});

export const sampleCommission = (given: Partial<Commission> = {}): Commission => ({
  commission_id: 1,
  name: 'Ana Exemplu',
  period_start: '2026-03-01',
  period_end: '2026-03-31',
  commission: 1234.5,
  paid: false,
  invoice: 'https://files.exemplu.ro/factura-1.pdf',
  website_url: 'https://florarie.exemplu.ro',
  ...given,
});

export const sampleUser = (given: Partial<User> = {}): User => ({
  id: 7,
  name: 'Ana Exemplu',
  email: 'ana@exemplu.ro',
  role: 'user',
  phone: '0712345678',
  company_name: 'Florăria Ana SRL',
  cif: 'RO14399840',
  reg_com: 'J12/345/2026',
  bank: 'Banca Exemplu',
  iban: 'RO49AAAA1B31007593840000',
  ...given,
});

export const sampleSite = (given: Partial<UserWebsite> = {}): UserWebsite => ({
  id: 1,
  user_id: 7,
  business_name: 'Florăria Ana',
  website_url: 'https://florarie.exemplu.ro',
  email: 'ana@exemplu.ro',
  created_at: '2026-01-10T08:00:00Z',
  updated_at: '2026-02-20T08:00:00Z',
  ...given,
});

export const sampleCompany = (given: Partial<Business> = {}): Business => ({
  id: 1,
  company_name: 'Florăria Ana SRL',
  user_id: 7,
  ...given,
});

export const sampleProduct = (given: Partial<Product> = {}): Product => ({
  product_id: 1,
  product_name: 'Ser',
  product_description: 'Pentru ten uscat.',
  price: 151,
  stock_quantity: 10,
  category_id: 1,
  category_name: 'Ten',
  color: 'red',
  images: ['http://files.test/ser.jpg'],
  version: 4,
  ...given,
});

export const sampleEmbed = (given: Partial<Embed> = {}): Embed => ({
  ...{ id: 'abcdefgh01', name: 'Contact', created_at: '2026-03-01T08:00:00Z', ended_at: null },
  ...{ origins: [], sent: 2 },
  ...given,
});
