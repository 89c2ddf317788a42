import { AUDIT_KINDS } from '@vitrina/contract/rules/audit-kinds';
import { readDay } from '../list/read-day.ts';
import type { AuditFilters } from './audit-query.ts';

/** The filters in an address, which may come from anywhere: what no host takes is left out (`isUnreadable`). */
export function readAuditFilters(search: URLSearchParams): AuditFilters {
  const kind = AUDIT_KINDS.find((known) => known === search.get('kind'));
  const [person, subject] = [readNumber(search.get('person')), readNumber(search.get('subject'))];
  const [from, to] = [readDay(search.get('from')), readDay(search.get('to'))];
  return {
    ...(person && { person }),
    ...(kind && { kind }),
    ...(subject && { subject }),
    ...(from && { from }),
    ...(to && { to }),
  };
}

const FILTERS = ['person', 'kind', 'subject', 'from', 'to'] as const;

/** Whether an address has a filter that means nothing: without it the list would be another. */
export const isUnreadable = (search: URLSearchParams, filters: AuditFilters): boolean =>
  isReversed(filters) || FILTERS.some((name) => search.get(name) && !filters[name]);

/** Whether the interval ends before it begins. */
export const isReversed = ({ from, to }: AuditFilters): boolean => Boolean(from && to && from > to);

/** A row's number; undefined for what is none. */
export function readNumber(text: string | null): number | undefined {
  const number = /^#?\d{1,10}$/.test(text ?? '') ? Number(text?.replace('#', '')) : 0;
  return number > 0 && number < 2 ** 31 ? number : undefined;
}
