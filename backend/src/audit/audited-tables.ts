import type { AuditKind } from '@vitrina/contract/rules/audit-kinds';

interface AuditedTable {
  kind: AuditKind;
  /** Columns whose values are stored as plain text. */
  plain: readonly string[];
  /** Columns sealed with the key of the row's person. */
  personal: readonly string[];
  /** Only the fact that they changed is stored, as `•`. */
  secret?: readonly string[];
}

/**
 * Audit treatment of each text, JSON and binary column of the audited tables; numbers, times and flags are
 * always plain. The triggers in the migrations implement the same table: `audited-tables.test.ts` fails
 * when they differ or a new column is missing.
 */
export const AUDITED_TABLES: Readonly<Record<string, AuditedTable>> = {
  orders: {
    kind: 'order',
    plain: ['status', 'payment_intent_id', 'payment_status', 'courier'],
    personal: [
      ...['name', 'email', 'phone', 'zip', 'county', 'locality', 'address', 'tracking_number'],
      ...['invoice_name', 'invoice_cui', 'invoice_address'],
    ],
  },
  order_events: {
    kind: 'order',
    plain: ['kind', 'from_status', 'to_status'],
    personal: ['detail'],
  },
  returns: {
    kind: 'return',
    plain: ['status', 'previous_status'],
    personal: ['reason', 'refusal'],
  },
  return_lines: { kind: 'return', plain: ['exclusion'], personal: [] },
  refunds: { kind: 'order', plain: ['source', 'status', 'provider_id'], personal: ['reason'] },
  checkouts: {
    kind: 'payment',
    plain: ['checkout_key', 'payment_intent_id', 'state'],
    personal: ['email', 'delivery', 'network'],
  },
  products: {
    kind: 'product',
    plain: ['name', 'description', 'ingredients', 'color', 'images'],
    personal: [],
  },
  categories: { kind: 'category', plain: ['name'], personal: [] },
  website_requests: {
    kind: 'request',
    plain: ['status', 'embed_id', 'embed_page'],
    personal: ['email', 'phone', 'answers', 'embed_ref'],
    secret: ['idempotency_key'],
  },
  request_versions: {
    kind: 'request',
    plain: ['answer'],
    personal: ['address', 'note'],
    secret: ['idempotency_key'],
  },
  request_asks: {
    kind: 'request',
    plain: [],
    personal: ['title', 'note', 'answer'],
    secret: ['idempotency_key', 'asked_key'],
  },
  request_calls: { kind: 'request', plain: [], personal: ['reason'] },
  user_websites: { kind: 'site', plain: [], personal: ['business_name', 'website_url'] },
  partners: {
    kind: 'partner',
    plain: ['last_sync_error'],
    personal: ['name', 'sync_url', 'website_url'],
    secret: ['sync_key_encrypted', 'old_key_encrypted'],
  },
  // Many belong to sole traders: the name is a personal name.
  businesses: {
    kind: 'business',
    plain: [],
    personal: ['company_name', 'cif', 'reg_com', 'bank', 'iban', 'business_address'],
  },
  commissions: { kind: 'commission', plain: ['tiers', 'invoice_url', 'paid_by'], personal: [] },
  commission_payments: {
    kind: 'commission-payment',
    plain: ['payment_intent_id', 'state'],
    personal: [],
  },
  // What staff write about an invoice stays with it, for accounting.
  commission_refunds: {
    kind: 'commission-payment',
    plain: ['source', 'status', 'reason', 'provider_id'],
    personal: [],
  },
  commission_disputes: {
    kind: 'commission-payment',
    plain: ['state', 'reason', 'provider_id'],
    personal: [],
  },
  withdrawals: {
    kind: 'withdrawal',
    plain: [],
    personal: ['order_number', 'name', 'email', 'products', 'reason'],
    secret: ['idempotency_key'],
  },
  users: {
    kind: 'user',
    plain: ['role', 'permissions'],
    personal: ['name', 'email', 'phone', 'address', 'county', 'locality', 'zip', 'google_subject'],
    secret: ['password_hash'],
  },
  staff_invitations: {
    kind: 'invitation',
    plain: ['permissions'],
    personal: ['email', 'name'],
    secret: ['token_hash'],
  },
  release_changes: {
    kind: 'release',
    plain: ['part', 'deed', 'from_release', 'to_release', 'released_by'],
    personal: [],
  },
  embeds: { kind: 'embed', plain: ['id'], personal: ['name', 'origins'] },
  settings_versions: { kind: 'setting', plain: ['name', 'value'], personal: [] },
};
