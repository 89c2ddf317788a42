import { listAuditEntries } from '@vitrina/contract/calls/list-audit-entries';
import { hostCan } from '@vitrina/shared-auth';
import { useHeld } from '@vitrina/shared-auth/per-package/permissions';

/** Whether the host keeps a record, and whoever is here may read it. */
export function useHasHistory(): boolean {
  const isHeld = useHeld();
  return hostCan('audit') && isHeld(listAuditEntries.permission);
}
