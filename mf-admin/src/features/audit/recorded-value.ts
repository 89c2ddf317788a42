import type { AuditEntry } from '@vitrina/contract/entities/audit-entry';
import { isolated } from '@vitrina/contract/rules/isolated';

/** Value after the change, or before a deletion; '' when unreadable. */
export function recordedValue({ changes }: AuditEntry, field: string): string {
  const change = changes.find((one) => one.field === field);
  return isolated(change?.after || change?.before || '');
}
