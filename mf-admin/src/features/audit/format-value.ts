import type { AuditChange, AuditEntry } from '@vitrina/contract/entities/audit-entry';
import { formatDate, formatDateTime } from '@vitrina/contract/rules/dates';
import { isolated } from '@vitrina/contract/rules/isolated';
import { knownState } from '@vitrina/contract/rules/known-state';
import { formatBani, formatRon } from '@vitrina/contract/rules/money';
import { ORDER_STATES } from '@vitrina/contract/rules/order-status';
import { REQUEST_STATES } from '@vitrina/contract/rules/request-status';
import { RETURN_STATES } from '@vitrina/contract/rules/return-status';
import { auditMessages as text } from '../../audit-messages.ts';
import { commissionMessages } from '../../commission-messages.ts';
import { messages } from '../../messages.ts';

/** The host sends this in place of a secret. */
const SECRET = '•';

export const isReadable = ({ erased, before, after }: AuditChange): boolean =>
  !erased && before !== SECRET && after !== SECRET;

/** Amounts of settings, in RON. */
const RON = /^value\.(?:fee|freeFrom)$/;
const DAY = /\b\d{4}-\d{2}-\d{2}\b/g;
/** A commission tier as stored by the host. */
const TIER = /\{"percent":([\d.]+),"fromBani":(\d+)\}/g;

/** Formats a value for reading: RON, times, names of states. '' when empty. */
export function formatValue(
  { kind }: Pick<AuditEntry, 'kind'>,
  field: string,
  value: string | null | undefined,
): string {
  if (!value) return '';
  if (value === SECRET) return text.secret;
  if (field.endsWith('_bani') && /^-?\d+$/.test(value)) return formatBani(Number(value));
  if (RON.test(field) && Number.isFinite(Number(value))) return formatRon(Number(value));
  if (field.endsWith('_at')) return formatDateTime(value) || value;
  if (value === 'true') return text.yes;
  if (value === 'false') return text.no;
  if (field === 'permissions') return value.split(', ').map(permissionName).join(', ');
  if (field === 'tiers') return value.replace(TIER, tierName);
  return namedState(kind, field, value) ?? isolated(isOfDays(field) ? daysIn(value) : value);
}

const permissionNames: Readonly<Record<string, { label: string }>> = messages.permissions;
const permissionName = (one: string): string => permissionNames[one]?.label ?? one;

const tierName = (_: string, percent: string, from: string): string =>
  text.tier(percent.replace('.', ','), formatBani(Number(from)));

/** Period ends, and days off in settings. */
const isOfDays = (field: string): boolean => /^(?:period_(?:start|end)|value)$/.test(field);
const daysIn = (value: string): string => value.replace(DAY, (day) => formatDate(day) || day);

const paymentNames: Readonly<Record<string, string>> = messages.order.paymentStatus;

/** undefined when the value is not a state. */
function namedState(kind: AuditEntry['kind'], field: string, value: string): string | undefined {
  if (field === 'paid_by') return commissionMessages.paidBy[value];
  if (field === 'payment_status') return paymentNames[value];
  if (field === 'state' && kind === 'payment') return text.paymentStates[value];
  if (field !== 'status' && field !== 'previous_status') return;
  const states = STATES[kind ?? ''] ?? {};
  return states[knownState(states, value) ?? '']?.label;
}

const STATES: Readonly<Record<string, Readonly<Record<string, { label: string }>>>> = {
  order: ORDER_STATES,
  request: REQUEST_STATES,
  return: RETURN_STATES,
};
