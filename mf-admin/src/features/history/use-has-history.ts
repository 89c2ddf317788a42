import { AUDIT_PERMISSIONS } from '@vitrina/contract/rules/audit-audience';
import type { AuditKind } from '@vitrina/contract/rules/audit-kinds';
import { hostCan } from '@vitrina/shared-auth';
import { useHeld } from '@vitrina/shared-auth/per-package/permissions';

/** True when the host keeps a record that this person may read. */
export function useHasHistory(kind: AuditKind): boolean {
  const isHeld = useHeld();
  return hostCan('audit') && isHeld(AUDIT_PERMISSIONS[kind]);
}
