import { REQUEST_STATES, REQUEST_STATUSES } from '@vitrina/contract/rules/request-status';
import { gt, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Connection } from '../database/database.ts';
import {
  businesses,
  requestAsks,
  requestMessages,
  requestVersions,
  websiteRequests,
} from '../database/schema.ts';
import { callAt } from '../website-requests/calls-repository.ts';
import { versionAnswer } from '../website-requests/newest-version.ts';
import { pausedSince, pausesOf } from '../website-requests/pauses.ts';
import { unreadOf } from '../website-requests/unread-counts.ts';

export type LiveRequest = Awaited<ReturnType<typeof listLiveRequests>>[number];

const OPEN = REQUEST_STATUSES.filter((status) => !REQUEST_STATES[status].isFinal);

// Columns of the outer query are qualified: with a single table the builder omits its name.

const openAsks = (): SQL<number> => sql<number>`(
  select count(*)::int from ${requestAsks} ask where ask.request_id = ${websiteRequests}.id
    and ask.answered_at is null and ask.withdrawn_at is null)`;

/**
 * Whether the owner supplied something after staff last wrote, asked, showed a version or set the state.
 */
const hasNewAnswer = (): SQL<boolean> => sql<boolean>`exists (
  select from ${requestAsks} ask where ask.request_id = ${websiteRequests}.id
    and ask.answered_at > greatest(
      ${websiteRequests}.status_updated_at,
      (select max(other.created_at) from ${requestAsks} other
        where other.request_id = ${websiteRequests}.id),
      (select max(version.created_at) from ${requestVersions} version
        where version.request_id = ${websiteRequests}.id),
      (select max(message.created_at) from ${requestMessages} message
        where message.request_id = ${websiteRequests}.id and message.from_staff
          and message.withdrawn_at is null)))`;

const hasCompany = (): SQL<boolean> => sql<boolean>`exists (
  select from ${businesses} business where business.user_id = ${websiteRequests}.user_id)`;

/**
 * Requests that have not ended or have unread messages, each with the facts that decide whose turn it is.
 */
export const listLiveRequests = (db: Connection) =>
  db
    .select({
      id: websiteRequests.id,
      answers: websiteRequests.answers,
      status: websiteRequests.status,
      heldAt: websiteRequests.heldAt,
      createdAt: websiteRequests.createdAt,
      assigneeId: websiteRequests.assigneeId,
      pauses: pausesOf(),
      pausedSince: pausedSince(),
      unread: unreadOf(true),
      openAsks: openAsks(),
      hasNewAnswer: hasNewAnswer(),
      versionAnswer: versionAnswer(),
      hasCompany: hasCompany(),
      callAt: callAt(),
    })
    .from(websiteRequests)
    .where(or(inArray(websiteRequests.status, OPEN), gt(unreadOf(true), 0)));
