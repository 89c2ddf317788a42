import { acceptWebsiteRequest } from '@vitrina/contract/calls/accept-website-request';
import { correctWebsiteRequest } from '@vitrina/contract/calls/correct-website-request';
import { createGuestWebsiteRequest } from '@vitrina/contract/calls/create-guest-website-request';
import { createWebsiteRequest } from '@vitrina/contract/calls/create-website-request';
import { getWebsiteRequest } from '@vitrina/contract/calls/get-website-request';
import { listAllWebsiteRequests } from '@vitrina/contract/calls/list-all-website-requests';
import { listFirstRequests } from '@vitrina/contract/calls/list-first-requests';
import { listUserWebsiteRequests } from '@vitrina/contract/calls/list-user-website-requests';
import { listWebsiteRequests } from '@vitrina/contract/calls/list-website-requests';
import { updateRequestStatus } from '@vitrina/contract/calls/update-request-status';
import { withdrawWebsiteRequest } from '@vitrina/contract/calls/withdraw-website-request';
import type { RequestEvent } from '@vitrina/contract/entities/request-event';
import type { WebsiteRequest } from '@vitrina/contract/entities/website-request';
import { holds } from '@vitrina/contract/rules/roles';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../database/database.ts';
import { findPlace, keptRef } from '../embeds/embeds-repository.ts';
import { isOpaqueOrigin } from '../http/allow-origins.ts';
import { HttpError } from '../http/http-error.ts';
import { idempotencyKey } from '../http/idempotency-key.ts';
import { networkOf } from '../http/network-of.ts';
import { findFirstSending, sendingOf } from '../http/repeated-request.ts';
import { route } from '../http/route.ts';
import { messages } from '../messages.ts';
import { userAnswer } from '../users/user-answer.ts';
import { holdAccount, userExists } from '../users/users-repository.ts';
import { acceptHeldRequest } from './accept-held-request.ts';
import { answersVersion } from './answers-version.ts';
import { correctRequest, withdrawRequest } from './correct-request.ts';
import { receiveGuestRequest } from './create-guest-website-request.ts';
import { isAutomated } from './is-automated.ts';
import { onboardingOf } from './onboarding.ts';
import { pauseCounter } from './pauses.ts';
import { requestAnswer } from './request-answer.ts';
import { tellRequestReceived } from './tell-request-received.ts';
import { changeRequestStatus } from './update-request-status.ts';
import {
  countRequests,
  findRequest,
  insertRequest,
  listEvents,
  listNewestRequests,
  listRequests,
  type RequestEventRow,
  type TellingRequest,
} from './website-requests-repository.ts';

export function websiteRequestsRoutes(app: FastifyInstance): void {
  const { db, config, limits } = app.context;

  async function answersOf(rows: readonly TellingRequest[]): Promise<WebsiteRequest[]> {
    const countPaused = await pauseCounter(db);
    return rows.map((row) => requestAnswer(row, countPaused));
  }

  route(app, createWebsiteRequest, async ({ body, session, request }) => {
    // The sender expects to be signed in: without the account nobody could answer them.
    if (!session && request.token) throw new HttpError('session_expired');
    await limits.take('website-request', networkOf(request));
    const { id = null, email = '', phone = '' } = session?.user ?? {};
    await inTransaction(db, async (tx) => {
      if (id) await holdAccount(tx, id);
      const key = idempotencyKey(request, `account ${id}`);
      if (!key && (await findFirstSending(tx, sendingOf(request, body)))) return;
      const contact = { userId: id, email, phone };
      const { ref, ...answers } = body;
      const embedRef = keptRef(ref);
      const stored = await insertRequest(tx, {
        ...contact,
        answers,
        embedRef,
        idempotencyKey: key,
      });
      const { businessName } = answers;
      if (!stored || !session) return;
      const account = session.user;
      await tellRequestReceived(tx, config, { email, businessName, account, byGuest: false });
    });
    return { message: messages.requestReceived };
  });

  route(app, createGuestWebsiteRequest, async ({ body, request }) => {
    await limits.take('guest-request', networkOf(request));
    await limits.take('guest-request-recipient', body.email);
    const key = idempotencyKey(request, `guest ${body.email}`);
    // Lets operators see which requests are held; the answer does not reveal it.
    if (isAutomated(config, body))
      request.log.info({ elapsedMs: body.elapsedMs }, 'a request is held for staff');
    const sending = key ? { key } : { sending: sendingOf(request, body) };
    const signsIn = !isOpaqueOrigin(request);
    const signIn = await receiveGuestRequest(db, config, body, { ...sending, signsIn });
    const message = messages.requestReceived;
    return signIn ? { message, ...signIn, user: userAnswer(signIn.user) } : { message };
  });

  route(app, listWebsiteRequests, async ({ session }) => ({
    data: await answersOf(await listRequests(db, session.user.id)),
  }));

  route(app, getWebsiteRequest, async ({ params, session }) => {
    const { id, permissions } = session.user;
    const isStaff = holds(permissions, 'sites');
    const row = await findRequest(db, params.id, isStaff ? undefined : id);
    if (!row) throw new HttpError('website_request_not_found');
    const events = await listEvents(db, row.id);
    const data = requestAnswer(row, await pauseCounter(db));
    return {
      ...{ data, answers: row.answers, answers_version: answersVersion(row.answers) },
      events: events.map((event) => eventAnswer(event, row.userId)),
      onboarding: await onboardingOf(db, row),
      ...(isStaff && { place: await findPlace(db, row) }),
    };
  });

  route(app, listAllWebsiteRequests, async () => ({
    data: await answersOf(await listRequests(db)),
  }));

  route(app, listFirstRequests, async ({ query: { limit } }) => {
    const [total, rows] = await Promise.all([countRequests(db), listNewestRequests(db, limit)]);
    return { total, data: await answersOf(rows) };
  });

  route(app, listUserWebsiteRequests, async ({ params }) => {
    if (!(await userExists(db, params.userId))) throw new HttpError('user_not_found');
    const rows = await listRequests(db, params.userId);
    return { success: true, data: await answersOf(rows) };
  });

  route(app, updateRequestStatus, async ({ params, body, session }) => {
    await changeRequestStatus(db, config, {
      id: params.id,
      status: body.status,
      seen: body.status_seen,
      reason: body.reason,
      adminId: session.user.id,
    });
    return { message: messages.requestUpdated };
  });

  route(app, correctWebsiteRequest, async ({ params, body, session: { user } }) => {
    const { answers_version: seen, ...answers } = body;
    await limits.take('request-message', String(user.id));
    await correctRequest(app.context, { requestId: params.id, user, answers, seen });
    return { message: messages.requestCorrectedByOwner };
  });

  route(app, withdrawWebsiteRequest, async ({ params, session: { user } }) => {
    await withdrawRequest(app.context, { requestId: params.id, user });
    return { message: messages.requestWithdrawnByOwner };
  });

  route(app, acceptWebsiteRequest, async ({ params }) => {
    await acceptHeldRequest(db, config, params.id);
    return { message: messages.requestUpdated };
  });
}

const eventAnswer = (row: RequestEventRow, ownerId: number | null): RequestEvent => ({
  id: row.id,
  from_status: row.fromStatus,
  to_status: row.toStatus,
  created_at: row.createdAt.toISOString(),
  reason: row.reason,
  by_owner: ownerId !== null && row.actorId === ownerId,
});
