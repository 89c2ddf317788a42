import type { WebsiteRequest } from '@vitrina/contract/entities/website-request';
import type { RequestStatus } from '@vitrina/contract/rules/request-status';

/** What to do, or to expect, next. */
export type NextStep =
  | 'create'
  | 'try-version'
  | 'wait-for-version'
  | 'wait-for-call'
  | 'use-site'
  | 'talk';

/** What asks most of the partner comes first; what needs nothing comes last. */
const BY_STATUS: ReadonlyArray<readonly [RequestStatus, NextStep]> = [
  ['in_test', 'try-version'],
  ['in_progress', 'wait-for-version'],
  ['pending', 'wait-for-call'],
  ['completed', 'use-site'],
  ['rejected', 'talk'],
];

/** The one step that the states of the own requests suggest, and the request that it is about. */
export function nextStep(requests: readonly WebsiteRequest[]): {
  step: NextStep;
  request: WebsiteRequest | null;
} {
  for (const [status, step] of BY_STATUS) {
    const request = requests.find((candidate) => candidate.status === status);
    if (request) return { step, request };
  }
  return { step: 'create', request: null };
}
