import { createGuestWebsiteRequest } from '@vitrina/contract/calls/create-guest-website-request';
import { createWebsiteRequest } from '@vitrina/contract/calls/create-website-request';
import { listAllWebsiteRequests } from '@vitrina/contract/calls/list-all-website-requests';
import { listUserWebsiteRequests } from '@vitrina/contract/calls/list-user-website-requests';
import { listWebsiteRequests } from '@vitrina/contract/calls/list-website-requests';
import { updateRequestStatus } from '@vitrina/contract/calls/update-request-status';
import type { WebsiteRequest } from '@vitrina/contract/entities/website-request';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import { route } from '../http/route.ts';
import { enqueueMail } from '../mails/outbox.ts';
import { requestReceived } from '../mails/templates.ts';
import { messages } from '../messages.ts';
import { userAnswer } from '../users/user-answer.ts';
import { userExists } from '../users/users-repository.ts';
import { createGuestWebsiteRequest as createForGuest } from './create-guest-website-request.ts';
import { updateRequestStatus as changeRequestStatus } from './update-request-status.ts';
import { insertRequest, listRequests, type RequestRow } from './website-requests-repository.ts';

export function websiteRequestsRoutes(app: FastifyInstance): void {
  const { db, config, limits } = app.context;

  route(app, createWebsiteRequest, async ({ body, session, request }) => {
    // Somebody who believes to be signed in: without the account nobody could answer them.
    if (!session && request.token) throw new HttpError('session_expired');
    await limits.take('website-request', request.ip);
    const { id = null, email = '', phone = '' } = session?.user ?? {};
    await inTransaction(db, async (tx) => {
      await insertRequest(tx, { userId: id, email, phone, answers: body });
      const { businessName } = body;
      if (email) await enqueueMail(tx, requestReceived(config, { email, businessName }));
    });
    return { message: messages.requestReceived };
  });

  route(app, createGuestWebsiteRequest, async ({ body, request }) => {
    await limits.take('guest-request', request.ip);
    const created = await createForGuest(db, config, body);
    const message = messages.requestReceived;
    return created
      ? { message, token: created.token, user: userAnswer(created.user) }
      : { message };
  });

  route(app, listWebsiteRequests, async ({ session }) => ({
    data: (await listRequests(db, session.user.id)).map(requestAnswer),
  }));

  route(app, listAllWebsiteRequests, async () => ({
    data: (await listRequests(db)).map(requestAnswer),
  }));

  route(app, listUserWebsiteRequests, async ({ params }) => {
    if (!(await userExists(db, params.userId))) throw new HttpError('user_not_found');
    const rows = await listRequests(db, params.userId);
    return { success: true, data: rows.map(requestAnswer) };
  });

  route(app, updateRequestStatus, async ({ params, body, session }) => {
    await changeRequestStatus(db, {
      id: params.id,
      status: body.status,
      adminId: session.user.id,
    });
    return { message: messages.requestUpdated };
  });
}

const requestAnswer = (row: RequestRow): WebsiteRequest => ({
  id: row.id,
  user_id: row.userId,
  email: row.email,
  business_name: row.answers.businessName,
  website_url: row.answers.websiteUrl,
  description: row.answers.businessDescription,
  request_date: row.createdAt.toISOString(),
  created_at: row.createdAt.toISOString(),
  status: row.status,
  status_updated: row.statusUpdatedAt.toISOString(),
});
