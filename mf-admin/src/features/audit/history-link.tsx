import type { AuditKind } from '@vitrina/contract/rules/audit-kinds';
import { hostCan } from '@vitrina/shared-auth';
import { Link } from 'react-router-dom';
import { auditMessages as text } from '../../audit-messages.ts';

interface HistoryLinkProps {
  kind: AuditKind;
  id: number;
}

/** To who changed a thing; absent with a host without a record. */
export function HistoryLink({ kind, id }: HistoryLinkProps) {
  if (!hostCan('audit')) return null;
  return <Link to={`/admin/audit?kind=${kind}&subject=${id}`}>{text.history.all}</Link>;
}
