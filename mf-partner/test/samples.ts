import type { Business } from '@vitrina/contract/entities/business';
import type { Commission } from '@vitrina/contract/entities/commission';
import type { Notification } from '@vitrina/contract/entities/notification';
import type { PartnerSales } from '@vitrina/contract/entities/partner-sales';
import type { RequestMessage } from '@vitrina/contract/entities/request-message';
import type { UserWebsite } from '@vitrina/contract/entities/user-website';
import type { WebsiteRequest } from '@vitrina/contract/entities/website-request';
import type { SessionUser } from '@vitrina/shared-auth';

/* Samples with overrides. */

export const ANA: SessionUser = { id: 7, name: 'Ana', email: 'ana@exemplu.ro', role: 'user' };

export const sampleRequest = (given: Partial<WebsiteRequest> = {}): WebsiteRequest => ({
  id: 1,
  business_name: 'Florăria Ana',
  website_url: 'https://florarie.exemplu.ro',
  description: 'Buchete pe comandă.',
  request_date: '2026-03-02T08:00:00Z',
  created_at: '2026-03-01T08:00:00Z',
  status: 'pending',
  status_updated: '2026-03-05T08:00:00Z',
  ...given,
});

export const sampleMessage = (given: Partial<RequestMessage> = {}): RequestMessage => ({
  ...{ id: 1, from_staff: false, is_own: true, author_name: 'Ana', text: 'Bună' },
  ...{ files: [], created_at: '2026-03-05T08:00:00Z' },
  ...given,
});

export const sampleSite = (given: Partial<UserWebsite> = {}): UserWebsite => ({
  id: 1,
  business_name: 'Florăria Ana',
  website_url: 'https://florarie.exemplu.ro',
  email: 'ana+flori@exemplu.ro',
  created_at: '2026-01-10T08:00:00Z',
  updated_at: '2026-02-20T08:00:00Z',
  ...given,
});

export const sampleCommission = (given: Partial<Commission> = {}): Commission => ({
  commission_id: 1,
  name: 'Florăria Ana',
  period_start: '2026-03-01',
  period_end: '2026-03-31',
  commission: 1234.5,
  paid: false,
  invoice: 'https://files.exemplu.ro/factura-1.pdf',
  website_url: 'https://florarie.exemplu.ro',
  ...given,
});

export const sampleNotification = (given: Partial<Notification> = {}): Notification => ({
  id: 1,
  message: 'Site-ul tău este gata.',
  created_at: '2026-03-05T08:00:00Z',
  is_read: false,
  ...given,
});

export const sampleCompany = (given: Partial<Business> = {}): Business => ({
  id: 1,
  company_name: 'Florăria Ana SRL',
  cif: 'RO14399840',
  reg_com: 'J12/345/2026',
  bank: 'Banca Exemplu',
  iban: 'RO49AAAA1B31007593840000',
  business_address: 'Strada Exemplului 1, Cluj-Napoca',
  ...given,
});

export const sampleSales = (given: Partial<PartnerSales> = {}): PartnerSales => ({
  user_website_id: 1,
  business_name: 'Florăria Ana',
  month: '2026-03-01',
  sales: 1234.5,
  orders: 12,
  fetched_at: '2026-03-20T12:00:00Z',
  before: null,
  ...given,
});
