import { inviteStaff } from '@vitrina/contract/calls/invite-staff';
import type { StaffInvitation } from '@vitrina/contract/entities/staff';
import { formatDateTime } from '@vitrina/contract/rules/dates';
import type { Permission } from '@vitrina/contract/rules/permissions';
import { holds } from '@vitrina/contract/rules/roles';
import { callApi, serverMessageOr, showToast } from '@vitrina/shared-auth';
import { useSingleMutation } from '@vitrina/shared-auth/per-package/use-single-mutation';
import { Button } from '@vitrina/shared-ui/button';
import { Card } from '@vitrina/shared-ui/card';
import { messages } from '../../messages.ts';
import { PermissionBadges } from './permission-badges.tsx';
import style from './staff.module.css';
import { refreshStaff } from './staff-query.ts';
import { WithdrawInvitation } from './withdraw-invitation.tsx';

const text = messages.staff;

interface InvitationCardProps {
  invitation: StaffInvitation;
  /** Permissions of the signed-in person: only these can be granted again. */
  givable: readonly Permission[];
}

export function InvitationCard({ invitation, givable }: InvitationCardProps) {
  const { id, email, expires_at: until } = invitation;
  const name = invitation.name || email;
  const permissions = invitation.permissions ?? [];
  const again = useSingleMutation({
    mutationKey: ['invite-again', id],
    mutationFn: async () =>
      void (await callApi(inviteStaff, { body: { name, email, permissions } })),
    onSuccess: () => void showToast(text.invited(email)),
    onError: (error) =>
      void showToast(serverMessageOr(error, text.inviteFailed), { tone: 'danger' }),
    onSettled: refreshStaff,
  });
  const isOver = until !== null && Date.parse(until) < Date.now();
  return (
    <Card className={style.card}>
      <div className={style.person}>
        <h3 className={style.name}>{name}</h3>
        <p className={style.email}>{email}</p>
      </div>
      <PermissionBadges permissions={permissions} />
      <div className={style.actions}>
        {permissions.every((one) => holds(givable, one)) && (
          <Button
            size="sm"
            variant="secondary"
            busy={again.isPending}
            aria-label={text.againTo(name)}
            onClick={() => again.mutate()}
          >
            {text.again}
          </Button>
        )}
        <WithdrawInvitation id={id} name={name} email={email} />
      </div>
      <p className={style.reason}>{isOver ? text.over : text.until(formatDateTime(until))}</p>
    </Card>
  );
}
