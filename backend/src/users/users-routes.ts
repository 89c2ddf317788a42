import { getProfile } from '@vitrina/contract/calls/get-profile';
import { listFirstUsers } from '@vitrina/contract/calls/list-first-users';
import { listUsers } from '@vitrina/contract/calls/list-users';
import { updateAddress } from '@vitrina/contract/calls/update-address';
import { updateProfile } from '@vitrina/contract/calls/update-profile';
import { normalizePhone } from '@vitrina/contract/rules/phone';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../database/database.ts';
import { route } from '../http/route.ts';
import { messages } from '../messages.ts';
import { userAnswer } from './user-answer.ts';
import {
  changeOnlyAddress,
  changeProfile,
  countUsers,
  listUsersWithCompany,
} from './users-repository.ts';

export function usersRoutes(app: FastifyInstance): void {
  const { db } = app.context;

  route(app, getProfile, async ({ session }) => userAnswer(session.user));

  // The e-mail address identifies the account and is not changed here (docs/product.md#profile).
  route(app, updateProfile, async ({ body, session }) => {
    const phone = normalizePhone(body.phone);
    const profile = { name: body.name, phone };
    await inTransaction(db, (tx) => changeProfile(tx, session.user.id, profile));
    return { message: messages.profileSaved };
  });

  route(app, updateAddress, async ({ body, session }) => {
    await inTransaction(db, (tx) => changeOnlyAddress(tx, session.user.id, body));
    return { message: messages.addressSaved };
  });

  const withCompany = async (limit?: number) => {
    const rows = await listUsersWithCompany(db, limit);
    return rows.map(({ user, company }) => ({ ...userAnswer(user), ...company }));
  };

  route(app, listUsers, () => withCompany());

  route(app, listFirstUsers, async ({ query: { limit } }) => {
    const [total, users] = await Promise.all([countUsers(db), withCompany(limit)]);
    return { total, users };
  });
}
