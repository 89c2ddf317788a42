import type { WebsiteRequest } from '@vitrina/contract/entities/website-request';
import { hasEnded } from '@vitrina/contract/rules/has-ended';

/** The owner approved the newest version of an open request: it is being published. */
export const isApproved = (request: WebsiteRequest): boolean =>
  request.version_answer === 'approved' && !hasEnded(request);
