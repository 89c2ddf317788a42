import type { Commission, Notification, RequestStatus, Website, WebsiteRequest } from '../state.ts';

const at = (day: string) => `${day}T10:00:00.000Z`;
const MARIA = { user_id: 2, email: 'maria@literal.test' };
const ION = { user_id: 3, email: 'ion@literal.test' };
const STEFAN = { user_id: 5, email: 'stefan@literal.test' };

const request = (
  id: number,
  whose: { user_id: number; email: string },
  business_name: string,
  day: string,
  status: RequestStatus,
): WebsiteRequest => ({
  id,
  ...whose,
  business_name,
  website_url: id % 2 === 0 ? null : `exemplu-${id}.ro`,
  description: `Prezentare și comenzi pentru ${business_name}.`,
  request_date: at(day),
  created_at: at(day),
  status,
  status_updated: status === 'pending' ? null : at('2026-03-02'),
  received: null,
});

export const requests = (): WebsiteRequest[] => [
  request(1, MARIA, 'Brutăria Maria', '2025-11-03', 'completed'),
  request(2, MARIA, 'Maria Events', '2026-01-20', 'in_progress'),
  request(3, ION, 'Dumitru Auto', '2026-02-02', 'pending'),
  request(4, ION, 'Spălătoria Rapid', '2026-02-10', 'rejected'),
  request(5, STEFAN, 'Țurcanu Foto', '2026-02-25', 'in_test'),
  request(6, MARIA, 'Cofetăria de la colț', '2026-03-06', 'pending'),
];

const website = (
  id: number,
  whose: { user_id: number; email: string },
  business_name: string,
  day: string,
): Website => ({
  id,
  ...whose,
  business_name,
  website_url: `https://exemplu-${id}.ro`,
  created_at: at(day),
  updated_at: id % 2 === 0 ? null : at('2026-03-01'),
});

export const websites = (): Website[] => [
  website(1, MARIA, 'Brutăria Maria', '2025-11-20'),
  website(2, MARIA, 'Maria Events', '2026-02-01'),
  website(3, ION, 'Dumitru Auto', '2026-02-15'),
  website(4, STEFAN, 'Țurcanu Foto', '2026-03-01'),
  website(5, ION, 'Spălătoria Rapid', '2026-03-03'),
];

type Whose = readonly [user_id: number, name: string, website: number];
const MARIA_SELLS: Whose = [2, 'Maria Ionescu', 1];
const ION_SELLS: Whose = [3, 'Ion Dumitru', 3];

const commission = (
  commission_id: number,
  [user_id, name, site]: Whose,
  month: string,
  amount: number,
  invoice: string | null,
): Commission => ({
  commission_id,
  user_id,
  name,
  period_start: `2026-${month}-01T00:00:00.000Z`,
  period_end: `2026-${month}-28T00:00:00.000Z`,
  commission: amount,
  paid: month === '01',
  invoice,
  website_url: `https://exemplu-${site}.ro`,
});

/** @param invoice stores a PDF on the file host and returns its address */
export const commissions = (invoice: (name: string) => string): Commission[] => [
  commission(1, MARIA_SELLS, '01', 412, invoice('factura-1')),
  commission(2, MARIA_SELLS, '02', 530.5, invoice('factura-2')),
  commission(3, MARIA_SELLS, '03', 188, null),
  commission(4, ION_SELLS, '02', 95, invoice('factura-4')),
  commission(5, ION_SELLS, '03', 61.2, null),
];

const notification = (id: number, user_id: number, message: string, day: string): Notification => ({
  id,
  user_id,
  message,
  created_at: at(day),
  is_read: id % 3 === 1,
});

export const notifications = (): Notification[] => [
  notification(1, 2, 'Cererea pentru „Brutăria Maria” a fost primită.', '2025-11-03'),
  notification(2, 2, 'Site-ul „Brutăria Maria” este activ.', '2025-11-20'),
  notification(3, 2, 'Cererea pentru „Maria Events” este în desfășurare.', '2026-01-22'),
  notification(4, 2, 'Factura pentru ianuarie este disponibilă.', '2026-02-02'),
  notification(5, 2, 'Factura pentru februarie este disponibilă.', '2026-03-02'),
  notification(6, 2, 'Cererea pentru „Cofetăria de la colț” a fost primită.', '2026-03-06'),
  notification(7, 1, 'O cerere nouă așteaptă un răspuns.', '2026-03-06'),
  notification(8, 3, 'Site-ul „Dumitru Auto” este activ.', '2026-02-15'),
];
