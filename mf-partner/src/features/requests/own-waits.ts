import type { WebsiteRequest } from '@vitrina/contract/entities/website-request';
import { type OwnerWait, waitsForOwner } from '@vitrina/contract/rules/request-turn';

/** What a request needs from the partner; nothing the host does not report. */
export const ownWaits = (request: WebsiteRequest): readonly OwnerWait[] =>
  waitsForOwner({
    status: request.status,
    openAsks: request.paused_since ? 1 : 0,
    versionAnswer: request.version_answer ?? null,
    hasCompany: request.has_company !== false || Boolean(request.live_url),
  });
