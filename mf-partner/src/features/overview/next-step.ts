import type { Commission } from '@vitrina/contract/entities/commission';
import type { WebsiteRequest } from '@vitrina/contract/entities/website-request';
import { bucharestDay, type Day, daysBetween } from '@vitrina/contract/rules/bucharest-day';
import { knownState } from '@vitrina/contract/rules/known-state';
import { REQUEST_STATES } from '@vitrina/contract/rules/request-status';
import type { ClosedDays } from '@vitrina/contract/rules/working-days';
import { type AmountSum, sumAmounts } from '../commissions/sum-amounts.ts';
import { deliveryProgress } from '../requests/delivery-progress.ts';

/** What to do, or to expect, next. */
export type NextStep =
  | 'create'
  | 'try-version'
  | 'use-site'
  | 'pay'
  | 'ask-why-late'
  | 'wait-for-site'
  | 'wait-for-version'
  | 'wait-for-call'
  | 'talk'
  | 'create-another';

export interface Suggestion {
  step: NextStep;
  /** The request that it is about. */
  request: WebsiteRequest | null;
  /** The invoices that it is about: how many, and their sum. */
  unpaid: ({ count: number } & AmountSum) | null;
}

/** What asks most of the partner comes first; what needs nothing comes last. */
const ORDER: readonly NextStep[] = [
  'try-version',
  'use-site',
  'pay',
  'ask-why-late',
  'wait-for-site',
  'wait-for-version',
  'wait-for-call',
  'talk',
];

/** What is known of a partner. */
export interface Known {
  requests: readonly WebsiteRequest[];
  /** Also those that could not be read. */
  requestCount: number;
  commissions: readonly Commission[];
  /** Active sites; `null` when nobody knows. */
  siteCount: number | null;
  /** In Bucharest. */
  today: Day;
  /** Days off beside weekends and public holidays. */
  closed?: ClosedDays;
}

/** The one step that the own requests, invoices and sites suggest. */
export function nextStep(known: Known): Suggestion {
  const { requests, commissions } = known;
  const invoices = commissions.filter(({ paid, invoice }) => !paid && invoice);
  const unpaid = { count: invoices.length, ...sumAmounts(invoices) };
  for (const step of ORDER) {
    if (step === 'pay' && (unpaid.bani !== 0 || unpaid.unknown > 0))
      return { step, request: null, unpaid };
    const request = requests.find((candidate) => stepOf(candidate, known) === step);
    if (request) return { step, request, unpaid: null };
  }
  const step = known.requestCount === 0 ? 'create' : 'create-another';
  return { step, request: null, unpaid: null };
}

/** @returns `null` when the request has nothing new to tell */
function stepOf(request: WebsiteRequest, known: Known): NextStep | null {
  const { siteCount, today } = known;
  const state = knownState(REQUEST_STATES, request.status);
  // Somebody else may have sent it; staff who work on it have spoken with the partner.
  if (request.sent_by_guest && (state === 'pending' || state === 'rejected')) return null;
  switch (state) {
    case 'in_test':
      return 'try-version';
    case 'completed':
      if (!isNews(request, today)) return null;
      return siteCount === 0 ? 'wait-for-site' : 'use-site';
    case 'rejected':
      return isNews(request, today) ? 'talk' : null;
    case 'pending':
      return isLate(request, known) ? 'ask-why-late' : 'wait-for-call';
    case 'in_progress':
      return isLate(request, known) ? 'ask-why-late' : 'wait-for-version';
    case null:
      return null;
  }
}

const isLate = (request: WebsiteRequest, { today, closed }: Known): boolean =>
  deliveryProgress(request, today, closed)?.isLate ?? false;

/** Completed and rejected requests stay so: after these days they are no news. */
const NEWS_DAYS = 14;

function isNews({ status_updated, created_at }: WebsiteRequest, today: Day): boolean {
  const day = bucharestDay(status_updated ?? created_at);
  return day !== null && daysBetween(day, today) <= NEWS_DAYS;
}
