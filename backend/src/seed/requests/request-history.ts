import type { RequestStatus } from '@vitrina/contract/rules/request-status';
import { daysAfter, daysBefore } from '../dates.ts';
import type { RequestSeed } from './request-seed.ts';

export interface RequestEvent {
  fromStatus: RequestStatus | null;
  toStatus: RequestStatus;
  at: Date;
}

/** Steps to each status, in days after the request: five working days at most. */
const WAY: Readonly<Record<RequestStatus, readonly (readonly [RequestStatus, number])[]>> = {
  pending: [],
  in_progress: [['in_progress', 1]],
  in_test: [
    ['in_progress', 1],
    ['in_test', 4],
  ],
  completed: [
    ['in_progress', 1],
    ['in_test', 4],
    ['completed', 7],
  ],
  rejected: [['rejected', 2]],
};

/** Every state a request reached, the first one first. */
export function requestHistory({ status, daysAgo }: RequestSeed, now: Date): RequestEvent[] {
  const sentAt = daysBefore(now, daysAgo);
  const events: RequestEvent[] = [{ fromStatus: null, toStatus: 'pending', at: sentAt }];
  for (const [toStatus, days] of WAY[status]) {
    const fromStatus = events.at(-1)?.toStatus ?? null;
    events.push({ fromStatus, toStatus, at: daysAfter(sentAt, days, now) });
  }
  return events;
}
