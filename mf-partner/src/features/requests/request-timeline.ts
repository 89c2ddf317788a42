import type { RequestEvent } from '@vitrina/contract/entities/request-event';
import type { WebsiteRequest } from '@vitrina/contract/entities/website-request';
import { knownState } from '@vitrina/contract/rules/known-state';
import {
  REQUEST_STATES,
  REQUEST_STATUSES,
  type RequestStatus,
} from '@vitrina/contract/rules/request-status';
import { sentAt } from './sent-at.ts';

export interface TimelineStep {
  /** A known status, or the host's word; `null` without one. */
  status: RequestStatus | (string & {}) | null;
  /** ISO 8601; `null` when upcoming or unknown. */
  at: string | null;
  state: 'done' | 'current' | 'upcoming';
  /** Done by the owner, not by staff. */
  byOwner?: boolean;
}

/** States of a request without obstacles. */
const USUAL_WAY = REQUEST_STATUSES.filter((status) => !REQUEST_STATES[status].isAside);
const [FIRST] = REQUEST_STATUSES;

/**
 * Reached states with their times, then those that usually follow.
 * @param events `null` with list data only: first and current state
 */
export function requestTimeline(
  request: WebsiteRequest,
  events: readonly RequestEvent[] | null,
): TimelineStep[] {
  const reached = events?.length ? fromEvents(events) : fromList(request);
  const current = knownState(REQUEST_STATES, reached.at(-1)?.status ?? null);
  // A final step is done for the partner too.
  const last = current && REQUEST_STATES[current].isFinal ? 'done' : 'current';
  return [
    ...reached.map(
      (step, index): TimelineStep => ({
        ...step,
        state: index === reached.length - 1 ? last : 'done',
      }),
    ),
    ...followers(current).map((status): TimelineStep => ({ status, at: null, state: 'upcoming' })),
  ];
}

type Reached = Omit<TimelineStep, 'state'>;

const fromEvents = (events: readonly RequestEvent[]): Reached[] =>
  events
    .toSorted((a, b) => Date.parse(a.created_at) - Date.parse(b.created_at) || a.id - b.id)
    .map(({ to_status, created_at, by_owner }) => ({
      ...{ status: to_status, at: created_at },
      ...(by_owner && { byOwner: true }),
    }));

function fromList(request: WebsiteRequest): Reached[] {
  const sent = sentAt(request);
  if (request.status === FIRST) return [{ status: FIRST, at: sent }];
  return [
    { status: FIRST, at: sent },
    { status: request.status, at: request.status_updated ?? null },
  ];
}

/** Nothing follows a state off the usual way, or an unknown one. */
const followers = (status: RequestStatus | null): readonly RequestStatus[] =>
  !status || REQUEST_STATES[status].isAside ? [] : USUAL_WAY.slice(USUAL_WAY.indexOf(status) + 1);
