import { createBusiness } from '@vitrina/contract/calls/create-business';
import { deleteBusiness } from '@vitrina/contract/calls/delete-business';
import { listAllBusinesses } from '@vitrina/contract/calls/list-all-businesses';
import { listBusinesses } from '@vitrina/contract/calls/list-businesses';
import { updateBusiness } from '@vitrina/contract/calls/update-business';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import { sendingOf } from '../http/repeated-request.ts';
import { route } from '../http/route.ts';
import { messages } from '../messages.ts';
import {
  changeBusiness,
  insertBusiness,
  listBusinessRows,
  removeBusiness,
  toBusiness,
} from './businesses-repository.ts';

/** People see and change only their own companies; another person's is "not found". */
export function businessesRoutes(app: FastifyInstance): void {
  const { db } = app.context;

  route(app, listBusinesses, async ({ session }) => {
    const rows = await listBusinessRows(db, session.user.id);
    return { data: rows.map(toBusiness) };
  });

  route(app, listAllBusinesses, async () => {
    const rows = await listBusinessRows(db);
    return { success: true, data: rows.map(toBusiness) };
  });

  route(app, createBusiness, async ({ session, body, request }) => {
    const row = await insertBusiness(db, session.user.id, body, sendingOf(request, body));
    if (!row) throw new HttpError('too_many_businesses');
    return { data: toBusiness(row) };
  });

  route(app, updateBusiness, async ({ session, params, body }) => {
    const found = await inTransaction(db, (tx) =>
      changeBusiness(tx, params.id, session.user.id, body),
    );
    if (!found) throw new HttpError('business_not_found');
    return { message: messages.businessUpdated };
  });

  route(app, deleteBusiness, async ({ session, params }) => {
    const found = await inTransaction(db, (tx) => removeBusiness(tx, params.id, session.user.id));
    if (!found) throw new HttpError('business_not_found');
    return { message: messages.businessDeleted };
  });
}
