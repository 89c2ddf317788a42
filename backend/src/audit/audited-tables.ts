import type { AuditKind } from '@vitrina/contract/rules/audit-kinds';

interface AuditedTable {
  kind: AuditKind;
  /** Columns whose values stand in the entries as they are. */
  plain: readonly string[];
  /** Sealed under the key of the person whose row it is. */
  personal: readonly string[];
  /** Only that they changed is written, as `•`. */
  secret?: readonly string[];
}

/**
 * What the audit does with every column of text, JSON or bytes of the audited tables; numbers, times
 * and flags are always plain. The triggers of the migrations say the same to the database, and
 * `audited-tables.test.ts` fails where the two differ or a new column is in no list.
 */
export const AUDITED_TABLES: Readonly<Record<string, AuditedTable>> = {
  orders: {
    kind: 'order',
    plain: ['status', 'payment_intent_id', 'payment_status'],
    personal: ['name', 'email', 'phone', 'zip', 'county', 'locality', 'address', 'tracking_number'],
  },
  order_events: {
    kind: 'order',
    plain: ['kind', 'from_status', 'to_status'],
    personal: ['detail'],
  },
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
    plain: ['status'],
    personal: ['email', 'phone', 'answers'],
    secret: ['idempotency_key'],
  },
  user_websites: { kind: 'site', plain: [], personal: ['business_name', 'website_url'] },
  partners: {
    kind: 'partner',
    plain: ['last_sync_error'],
    personal: ['name', 'sync_url', 'website_url'],
    secret: ['sync_key_encrypted'],
  },
  // Many are one person's: a name is then a name.
  businesses: {
    kind: 'business',
    plain: [],
    personal: ['company_name', 'cif', 'reg_com', 'bank', 'iban', 'business_address'],
  },
  commissions: { kind: 'commission', plain: ['tiers', 'invoice_url'], personal: [] },
  withdrawals: {
    kind: 'withdrawal',
    plain: [],
    personal: ['order_number', 'name', 'email', 'products', 'reason'],
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
  settings_versions: { kind: 'setting', plain: ['name', 'value'], personal: [] },
};
