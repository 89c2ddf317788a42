import { changePermissions } from '@vitrina/contract/calls/change-permissions';
import { endStaff } from '@vitrina/contract/calls/end-staff';
import { inviteStaff } from '@vitrina/contract/calls/invite-staff';
import { listPermissionGivers } from '@vitrina/contract/calls/list-permission-givers';
import { listStaff } from '@vitrina/contract/calls/list-staff';
import { withdrawInvitation } from '@vitrina/contract/calls/withdraw-invitation';
import type { StaffInvitation } from '@vitrina/contract/entities/staff';
import { holds } from '@vitrina/contract/rules/roles';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../database/database.ts';
import { staffInvitations } from '../database/schema.ts';
import { HttpError } from '../http/http-error.ts';
import { route } from '../http/route.ts';
import { messages } from '../messages.ts';
import {
  type InvitationRow,
  listInvitations,
  takeInvitation,
} from '../staff-invitations/staff-invitations-repository.ts';
import { listMembers } from '../users/staff-repository.ts';
import { endMembership, setPermissions } from './change-member.ts';
import { inviteMember } from './invite-member.ts';

export function staffRoutes(app: FastifyInstance): void {
  const { db, config, limits } = app.context;

  route(app, listStaff, async () => ({
    staff: await listMembers(db),
    invitations: (await listInvitations(db)).map(invitationAnswer),
  }));

  route(app, listPermissionGivers, async () => ({
    staff: (await listMembers(db)).filter(({ permissions }) => holds(permissions, 'people')),
  }));

  route(app, inviteStaff, async ({ body, session }) => {
    await limits.take('staff-invitation', String(session.user.id));
    await inviteMember(db, config, session.user.id, body);
    return { message: messages.invitationSent };
  });

  route(app, withdrawInvitation, async ({ params }) => {
    const taken = await inTransaction(db, (tx) =>
      takeInvitation(tx, eq(staffInvitations.id, params.id)),
    );
    if (!taken) throw new HttpError('invitation_not_found');
    return { message: messages.invitationWithdrawn };
  });

  route(app, changePermissions, async ({ params, body, session }) => {
    await setPermissions(app.context, session.user.id, { id: params.id, ...body });
    return { message: messages.permissionsChanged };
  });

  route(app, endStaff, async ({ params, session }) => {
    await endMembership(app.context, session.user.id, params.id);
    return { message: messages.staffEnded };
  });
}

const invitationAnswer = ({ expiresAt, ...row }: InvitationRow): StaffInvitation => ({
  id: row.id,
  name: row.name,
  email: row.email,
  permissions: row.permissions,
  expires_at: expiresAt.toISOString(),
});
