import type { AuditChange, AuditEntry } from '@vitrina/contract/entities/audit-entry';
import { formatDateTime } from '@vitrina/contract/rules/dates';
import { knownState } from '@vitrina/contract/rules/known-state';
import { formatBani } from '@vitrina/contract/rules/money';
import { ORDER_STATES } from '@vitrina/contract/rules/order-status';
import { REQUEST_STATES } from '@vitrina/contract/rules/request-status';
import { auditMessages as text } from '../../audit-messages.ts';
import { messages } from '../../messages.ts';

/** What the host writes in place of a secret. */
const SECRET = '•';

/** Neither erased nor a secret. */
export const isReadable = ({ erased, before, after }: AuditChange): boolean =>
  !erased && before !== SECRET && after !== SECRET;

/** A value as people read it: amounts in RON, times, states by their names. '' for nothing. */
export function formatValue(
  { kind }: AuditEntry,
  field: string,
  value: string | null | undefined,
): string {
  if (!value) return '';
  if (value === SECRET) return text.secret;
  if (field.endsWith('_bani') && /^-?\d+$/.test(value)) return formatBani(Number(value));
  if (field.endsWith('_at')) return formatDateTime(value) || value;
  if (value === 'true') return text.yes;
  if (value === 'false') return text.no;
  if (field === 'status') return stateName(kind, value);
  if (field === 'payment_status') return paymentNames[value] ?? value;
  return value;
}

const paymentNames: Readonly<Record<string, string>> = messages.order.paymentStatus;

function stateName(kind: AuditEntry['kind'], value: string): string {
  const order = kind === 'order' && knownState(ORDER_STATES, value);
  if (order) return ORDER_STATES[order].label;
  const request = kind === 'request' && knownState(REQUEST_STATES, value);
  return request ? REQUEST_STATES[request].label : value;
}
