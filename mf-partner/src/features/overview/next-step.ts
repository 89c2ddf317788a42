import type { Commission } from '@vitrina/contract/entities/commission';
import type { WebsiteRequest } from '@vitrina/contract/entities/website-request';
import { bucharestDay, type Day, daysBetween } from '@vitrina/contract/rules/bucharest-day';
import type { RequestStatus } from '@vitrina/contract/rules/request-status';
import { unpaidBani } from '../commissions/unpaid-bani.ts';

/** What to do, or to expect, next. */
export type NextStep =
  | 'create'
  | 'try-version'
  | 'use-site'
  | 'pay'
  | 'wait-for-version'
  | 'wait-for-call'
  | 'talk'
  | 'create-another';

export interface Suggestion {
  step: NextStep;
  /** The request that it is about. */
  request: WebsiteRequest | null;
  /** The invoices that it is about: how many, and their sum in bani. */
  unpaid: { count: number; bani: number } | null;
}

/** What asks most of the partner comes first; what needs nothing comes last. */
const ORDER: ReadonlyArray<readonly [RequestStatus, NextStep] | 'pay'> = [
  ['in_test', 'try-version'],
  ['completed', 'use-site'],
  'pay',
  ['in_progress', 'wait-for-version'],
  ['pending', 'wait-for-call'],
  ['rejected', 'talk'],
];

/** States in which a request stays: after these days they are no news. */
const ENDS: readonly RequestStatus[] = ['completed', 'rejected'];
const NEWS_DAYS = 14;

/**
 * The one step that the own requests and invoices suggest.
 * @param today in Bucharest
 */
export function nextStep(
  requests: readonly WebsiteRequest[],
  commissions: readonly Commission[],
  today: Day,
): Suggestion {
  const invoices = commissions.filter(({ paid, invoice }) => !paid && invoice);
  for (const entry of ORDER) {
    if (entry === 'pay') {
      const unpaid = { count: invoices.length, bani: unpaidBani(invoices) };
      if (unpaid.bani > 0) return { step: 'pay', request: null, unpaid };
      continue;
    }
    const [status, step] = entry;
    const request = requests.find(
      (candidate) => candidate.status === status && isCurrent(candidate, today),
    );
    if (request) return { step, request, unpaid: null };
  }
  const step = requests.length === 0 ? 'create' : 'create-another';
  return { step, request: null, unpaid: null };
}

function isCurrent({ status, status_updated, created_at }: WebsiteRequest, today: Day): boolean {
  if (!ENDS.includes(status)) return true;
  const day = bucharestDay(status_updated ?? created_at);
  return day !== null && daysBetween(day, today) <= NEWS_DAYS;
}
