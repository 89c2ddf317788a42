import { changePermissions } from '@vitrina/contract/calls/change-permissions';
import { endStaff } from '@vitrina/contract/calls/end-staff';
import { inviteStaff } from '@vitrina/contract/calls/invite-staff';
import { listPermissionGivers } from '@vitrina/contract/calls/list-permission-givers';
import { listStaff } from '@vitrina/contract/calls/list-staff';
import { withdrawInvitation } from '@vitrina/contract/calls/withdraw-invitation';
import { PERMISSIONS } from '@vitrina/contract/rules/permissions';
import { defineProbes, type ProbeRun } from '../probe.ts';
import { freshEmail, MARK } from '../samples.ts';

const email = freshEmail();

const findInvitation = async (run: ProbeRun) => {
  const found = await run.succeeds(listStaff, {}, 'admin');
  return found?.invitations.find((invitation) => invitation.email === email);
};

export const staffProbes = defineProbes([
  {
    call: listStaff,
    async run(run) {
      const found = await run.succeeds(listStaff, {}, 'admin');
      const isWhole = found?.staff.some(
        ({ permissions }) => permissions?.length === PERMISSIONS.length,
      );
      if (found && !isWhole) run.differ('nobody of the staff may do everything');
    },
  },
  {
    call: listPermissionGivers,
    async run(run) {
      const found = await run.succeeds(listPermissionGivers, {}, 'admin');
      if (found?.staff.some(({ permissions }) => !permissions?.includes('people')))
        run.differ('names somebody who does not manage the staff');
    },
  },
  {
    call: inviteStaff,
    writes: true,
    async run(run) {
      const body = { name: MARK, email, permissions: ['shop' as const] };
      await run.succeeds(inviteStaff, { body }, 'admin');
      if (!(await findInvitation(run))) run.differ('the invitation is not in the list afterwards');
      const nothing = { body: { ...body, permissions: [] } };
      await run.isRefused(inviteStaff, nothing, 'an invitation to nothing', 'admin');
    },
  },
  {
    call: withdrawInvitation,
    writes: true,
    async run(run) {
      const invitation = await findInvitation(run);
      if (!invitation) return;
      await run.succeeds(withdrawInvitation, { params: { id: invitation.id } }, 'admin');
      if (await findInvitation(run)) run.differ('the invitation is still there afterwards');
    },
  },
  {
    call: changePermissions,
    writes: true,
    async run(run) {
      const body = { permissions: ['shop'], seen: [] };
      const parts = { params: { id: run.state.ownUserId ?? 0 }, body };
      await run.isRefused(changePermissions, parts, 'permissions for who is no staff', 'admin');
    },
  },
  {
    call: endStaff,
    writes: true,
    async run(run) {
      const parts = { params: { id: run.state.ownUserId ?? 0 } };
      await run.isRefused(endStaff, parts, 'the end of who is no staff', 'admin');
    },
  },
]);
