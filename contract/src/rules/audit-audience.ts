import { AUDIT_KINDS, type AuditKind } from './audit-kinds.ts';
import type { NeededPermission } from './permissions.ts';
import { holds } from './roles.ts';

/**
 * Permission to read the recorded changes of a kind: the one for the things themselves, so the journal shows
 * nobody more than its own page would (docs/permissions.md#the-journal).
 */
export const AUDIT_PERMISSIONS: Readonly<Record<AuditKind, NeededPermission>> = {
  order: 'shop',
  payment: ['shop', 'money'],
  product: 'shop',
  category: 'shop',
  request: 'sites',
  site: 'sites',
  partner: 'sites',
  business: 'sites',
  commission: 'money',
  'commission-payment': 'money',
  withdrawal: ['shop', 'money'],
  return: ['shop', 'money'],
  user: 'people',
  setting: 'shop',
  invitation: 'people',
  release: 'releases',
  embed: 'sites',
};

/** Kinds whose changes somebody may read. @param held their permissions */
export const auditKindsFor = (held: readonly string[]): AuditKind[] =>
  AUDIT_KINDS.filter((kind) => holds(held, AUDIT_PERMISSIONS[kind]));
