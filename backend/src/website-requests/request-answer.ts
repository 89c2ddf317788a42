import type { WebsiteRequest } from '@vitrina/contract/entities/website-request';
import type { PauseCounter } from './pauses.ts';
import type { TellingRequest } from './website-requests-repository.ts';

/** A request in lists. */
export const requestAnswer = (
  { pauses, pausedSince, ...row }: TellingRequest,
  countPaused: PauseCounter,
): WebsiteRequest => ({
  id: row.id,
  user_id: row.userId,
  email: row.email,
  phone: row.phone,
  business_name: row.answers.businessName,
  website_url: row.answers.websiteUrl,
  description: row.answers.businessDescription,
  request_date: row.createdAt.toISOString(),
  created_at: row.createdAt.toISOString(),
  status: row.status,
  status_updated: row.statusUpdatedAt.toISOString(),
  ...(row.heldAt && { held_at: row.heldAt.toISOString() }),
  sent_by_guest: row.byGuest,
  unread: row.unread,
  paused_days: countPaused(pauses),
  paused_since: pausedSince?.toISOString() ?? null,
  reason: row.reason ?? '',
  withdrawn: row.isWithdrawn ?? false,
  live_url: row.liveUrl,
  owner_name: row.ownerName,
  has_company: row.hasCompany,
  call_at: row.lastCallAt?.toISOString() ?? null,
  version_number: row.versionNumber,
  version_answer: row.versionAnswer,
});
