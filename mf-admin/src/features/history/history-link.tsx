import type { AuditKind } from '@vitrina/contract/rules/audit-kinds';
import { Link } from 'react-router-dom';
import { auditMessages as text } from '../../audit-messages.ts';
import { useHasHistory } from './use-has-history.ts';

interface HistoryLinkProps {
  kind: AuditKind;
  id: number;
}

export function HistoryLink({ kind, id }: HistoryLinkProps) {
  if (!useHasHistory(kind)) return null;
  return <Link to={`/admin/audit?kind=${kind}&subject=${id}`}>{text.history.all}</Link>;
}
