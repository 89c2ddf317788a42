import type { AuditEntry } from '@vitrina/contract/entities/audit-entry';
import { isolated } from '@vitrina/contract/rules/isolated';

/** What a field holds after a change, or held before it was gone; '' where nobody can read it. */
export function toldValue({ changes }: AuditEntry, field: string): string {
  const change = changes.find((one) => one.field === field);
  return isolated(change?.after || change?.before || '');
}
