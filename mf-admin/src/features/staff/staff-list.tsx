import { useQuery } from '@tanstack/react-query';
import type { CallResponse } from '@vitrina/contract/call';
import { listStaff } from '@vitrina/contract/calls/list-staff';
import { holdsAll, type Permission } from '@vitrina/contract/rules/permissions';
import { staffRefusal } from '@vitrina/contract/rules/staff';
import { useSession } from '@vitrina/shared-auth';
import { QueryView } from '@vitrina/shared-ui/query-view';
import { messages } from '../../messages.ts';
import { FormDrawer } from '../form/form-drawer.tsx';
import { ListSkeleton } from '../list/list-skeleton.tsx';
import { UnreadRows } from '../list/unread-rows.tsx';
import { InvitationCard } from './invitation-card.tsx';
import { InviteForm } from './invite-form.tsx';
import { MemberCard } from './member-card.tsx';
import style from './staff.module.css';
import { staffQuery } from './staff-query.ts';

const text = messages.staff;

export function StaffList() {
  const query = useQuery(staffQuery());
  if (query.data === null) return <p>{text.notHere}</p>;
  return (
    <QueryView
      query={query}
      loading={<ListSkeleton />}
      failed={text.failed}
      retryLabel={messages.retry}
    >
      {(found) => found && <Staff {...found} />}
    </QueryView>
  );
}

function Staff({ staff, invitations }: CallResponse<typeof listStaff>) {
  const ownId = useSession(({ user }) => user?.id);
  const members = staff.map((row) => ({
    ...{ id: row.id, name: row.name || row.email, email: row.email },
    permissions: row.permissions ?? [],
  }));
  // Not listed: removed from the staff a moment ago.
  const self = members.find(({ id }) => id === ownId) ?? { id: 0, permissions: [] };
  return (
    <div className={style.staff}>
      <p>{text.lead}</p>
      <FormDrawer action={text.inviteAction} title={text.inviteTitle}>
        {(close) => <InviteForm givable={self.permissions} onInvited={close} />}
      </FormDrawer>
      <UnreadRows call={listStaff} />
      <ul className={style.list}>
        {members.map((member) => (
          <li key={member.id}>
            <MemberCard
              member={member}
              fixed={whyFixed(self, member, members)}
              givable={self.permissions}
            />
          </li>
        ))}
      </ul>
      <h2 className={style.heading}>{text.invitations}</h2>
      {invitations.length === 0 ? (
        <p>{text.noInvitations}</p>
      ) : (
        <ul className={style.list}>
          {invitations.map((invitation) => (
            <li key={invitation.id}>
              <InvitationCard invitation={invitation} givable={self.permissions} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface Member {
  id: number;
  permissions: readonly Permission[];
}

/** Why `actor` cannot change `member`; null when they can. */
function whyFixed(actor: Member, member: Member, staff: readonly Member[]): string | null {
  const refusal = staffRefusal(actor, member, null);
  if (refusal === null) return null;
  if (refusal !== 'own_permissions') return text.protected;
  const isLast = staff.filter(({ permissions }) => holdsAll(permissions)).length === 1;
  return isLast && holdsAll(member.permissions) ? text.last : text.self;
}
