import type { Commission } from '@vitrina/contract/entities/commission';
import type { WebsiteRequest } from '@vitrina/contract/entities/website-request';
import { bucharestDay, type Day, daysBetween } from '@vitrina/contract/rules/bucharest-day';
import { knownState } from '@vitrina/contract/rules/known-state';
import { lacksCompany } from '@vitrina/contract/rules/lacks-company';
import { REQUEST_STATES, type RequestStatus } from '@vitrina/contract/rules/request-status';
import type { OwnerWait } from '@vitrina/contract/rules/request-turn';
import type { ClosedDays } from '@vitrina/contract/rules/working-days';
import { type AmountSum, sumAmounts } from '../commissions/sum-amounts.ts';
import { deliveryProgress } from '../requests/delivery-progress.ts';
import { isApproved } from '../requests/is-approved.ts';
import { ownWaits } from '../requests/own-waits.ts';

export type NextStep =
  | 'create'
  | 'try-version'
  | 'send-needed'
  | 'use-site'
  | 'pay'
  | 'add-company'
  | 'ask-why-late'
  | 'book-call'
  | 'wait-for-publishing'
  | 'wait-for-site'
  | 'wait-for-changes'
  | 'wait-for-version'
  | 'wait-for-call'
  | 'talk'
  | 'create-another';

export interface Suggestion {
  step: NextStep;
  request: WebsiteRequest | null;
  unpaid: ({ count: number } & AmountSum) | null;
}

/** Most urgent for the partner first, pure information last. */
const ORDER: readonly NextStep[] = [
  'try-version',
  'send-needed',
  'use-site',
  'pay',
  'add-company',
  'ask-why-late',
  'book-call',
  'wait-for-publishing',
  'wait-for-site',
  'wait-for-changes',
  'wait-for-version',
  'wait-for-call',
  'talk',
];

export interface Known {
  requests: readonly WebsiteRequest[];
  /** Including unreadable ones. */
  requestCount: number;
  commissions: readonly Commission[];
  /** Active sites; `null` when unknown. */
  siteCount: number | null;
  /** In Bucharest. */
  today: Day;
  /** Days off in addition to weekends and public holidays. */
  closed?: ClosedDays;
}

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
  // A site may be older than all requests.
  const isFirst = known.requestCount === 0 && !known.siteCount;
  const step = isFirst ? 'create' : 'create-another';
  return { step, request: null, unpaid: null };
}

/** @returns `null` when the request has no news */
export function stepOf(
  request: WebsiteRequest,
  known: Pick<Known, 'siteCount' | 'today' | 'closed'>,
): NextStep | null {
  const { siteCount, today } = known;
  const state = knownState(REQUEST_STATES, request.status);
  // A guest may have used this address; once work began, staff have spoken with the partner.
  if (request.sent_by_guest && (state === 'pending' || state === 'rejected')) return null;
  switch (state) {
    case 'completed':
      if (!isNews(request, today)) return null;
      if (lacksCompany(request)) return 'add-company';
      return siteCount === 0 ? 'wait-for-site' : 'use-site';
    case 'rejected':
      return !request.withdrawn && isNews(request, today) ? 'talk' : null;
    case null:
      return null;
    default:
      return stepUnderWay(request, state, known);
  }
}

const OWN_STEPS: Readonly<Record<OwnerWait, NextStep>> = {
  version: 'try-version',
  asks: 'send-needed',
  company: 'add-company',
};

function stepUnderWay(
  request: WebsiteRequest,
  state: RequestStatus,
  known: Pick<Known, 'today' | 'closed'>,
): NextStep {
  const [own] = ownWaits(request);
  if (own) return OWN_STEPS[own];
  if (isApproved(request)) return 'wait-for-publishing';
  if (isLate(request, known)) return 'ask-why-late';
  if (state === 'pending') return callStep(request, known.today);
  return request.version_number ? 'wait-for-changes' : 'wait-for-version';
}

/** After a call comes work; without one the partner can book it, where the host supports calls. */
function callStep({ call_at }: WebsiteRequest, today: Day): NextStep {
  if (call_at === null) return 'book-call';
  const day = bucharestDay(call_at ?? null);
  return day && day < today ? 'wait-for-version' : 'wait-for-call';
}

const isLate = (
  request: WebsiteRequest,
  { today, closed }: Pick<Known, 'today' | 'closed'>,
): boolean => deliveryProgress(request, today, closed)?.isLate ?? false;

/** Completed and rejected requests are final: no news after these days. */
const NEWS_DAYS = 14;

function isNews({ status_updated, created_at }: WebsiteRequest, today: Day): boolean {
  const day = bucharestDay(status_updated ?? created_at);
  return day !== null && daysBetween(day, today) <= NEWS_DAYS;
}
