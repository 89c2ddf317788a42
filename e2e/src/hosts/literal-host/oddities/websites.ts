import { bit, change, drop, missing, type Oddity, set, text } from './oddity.ts';

const request = { of: 'request', harm: 'none' } as const;
const noRequest = { of: 'request', harm: 'row' } as const;
const website = { of: 'website', harm: 'none' } as const;
const noWebsite = { of: 'website', harm: 'row' } as const;
const commission = { of: 'commission', harm: 'none' } as const;
const noCommission = { of: 'commission', harm: 'row' } as const;
const notice = { of: 'notification', harm: 'none' } as const;
const noNotice = { of: 'notification', harm: 'row' } as const;

export const WEBSITE_ODDITIES = {
  'request: ids as text': {
    ...request,
    change: (row) => ({ ...row, id: text(row.id), user_id: text(row.user_id) }),
  },
  'request: last change null': { ...request, change: set('status_updated', null) },
  'request: website empty text': { ...request, change: set('website_url', '') },
  'request: status in capitals': {
    ...request,
    change: change('status', (value) => String(value).toUpperCase()),
  },
  'request: row null': { ...noRequest, change: missing },
  'request: unknown status': { ...noRequest, change: set('status', 'archived') },
  'request: status null': { ...noRequest, change: set('status', null) },
  'request: name null': { ...noRequest, change: set('business_name', null) },
  'request: e-mail null': { ...noRequest, change: set('email', null) },
  'request: dates null': {
    ...noRequest,
    change: (row) => ({ ...row, request_date: null, created_at: null }),
  },

  'website: ids as text': {
    ...website,
    change: (row) => ({ ...row, id: text(row.id), user_id: text(row.user_id) }),
  },
  'website: last change null': { ...website, change: set('updated_at', null) },
  'website: row null': { ...noWebsite, change: missing },
  'website: name null': { ...noWebsite, change: set('business_name', null) },
  'website: address null': { ...noWebsite, change: set('website_url', null) },
  'website: date null': { ...noWebsite, change: set('created_at', null) },

  'commission: id as text': { ...commission, change: change('commission_id', text) },
  'commission: amount as text': {
    ...commission,
    change: change('commission', (value) => (typeof value === 'number' ? value.toFixed(2) : value)),
  },
  'commission: paid as "1" or 0': { ...commission, change: change('paid', bit) },
  'commission: no invoice as empty text': {
    ...commission,
    change: change('invoice', (value) => value ?? ''),
  },
  'commission: row null': { ...noCommission, change: missing },
  'commission: start null': { ...noCommission, change: set('period_start', null) },
  'commission: no period': {
    ...noCommission,
    change: (row) => ({ ...row, period_start: null, period_end: null }),
  },
  'commission: amount null': { ...noCommission, change: set('commission', null) },
  'commission: name null': { ...noCommission, change: set('name', null) },
  'commission: paid null': { ...noCommission, change: set('paid', null) },

  'notification: id as text': { ...notice, change: change('id', text) },
  'notification: read as "1" or 0': { ...notice, change: change('is_read', bit) },
  'notification: row null': { ...noNotice, change: missing },
  'notification: no message': { ...noNotice, change: drop('message') },
  'notification: date null': { ...noNotice, change: set('created_at', null) },
  'notification: read null': { ...noNotice, change: set('is_read', null) },
} as const satisfies Record<string, Oddity>;
