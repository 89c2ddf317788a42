import { AUDIT_KINDS } from '@vitrina/contract/rules/audit-kinds';
import { readDay } from '../list/read-day.ts';
import type { AuditFilters } from './audit-query.ts';

/** Reads filters from an address that may be hand-made; drops values every host refuses (`isUnreadable`). */
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

/** True when a filter of the address is invalid: without it the list would differ from what was asked. */
export const isUnreadable = (search: URLSearchParams, filters: AuditFilters): boolean =>
  isReversed(filters) || FILTERS.some((name) => search.get(name) && !filters[name]);

export const isReversed = ({ from, to }: AuditFilters): boolean => Boolean(from && to && from > to);

/** Row number, with or without `#`; undefined when invalid. */
export function readNumber(text: string | null): number | undefined {
  const number = /^#?\d{1,10}$/.test(text ?? '') ? Number(text?.replace('#', '')) : 0;
  return number > 0 && number < 2 ** 31 ? number : undefined;
}
