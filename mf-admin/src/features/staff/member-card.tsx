import type { Permission } from '@vitrina/contract/rules/permissions';
import { Button } from '@vitrina/shared-ui/button';
import { Card } from '@vitrina/shared-ui/card';
import { Dialog } from '@vitrina/shared-ui/dialog';
import { useId, useState } from 'react';
import { messages } from '../../messages.ts';
import { HistoryLink } from '../history/history-link.tsx';
import { ChangePermissions } from './change-permissions.tsx';
import { EndMember } from './end-member.tsx';
import { PermissionBadges } from './permission-badges.tsx';
import style from './staff.module.css';

const text = messages.staff;

interface MemberCardProps {
  member: { id: number; name: string; email: string; permissions: Permission[] };
  /** Why the member cannot be changed here; null when they can. */
  fixed: string | null;
  /** Permissions of the signed-in person. */
  givable: readonly Permission[];
}

export function MemberCard({ member, fixed, givable }: MemberCardProps) {
  const [isOpen, setOpen] = useState(false);
  const reasonId = useId();
  const describedBy = fixed ? reasonId : undefined;
  const close = () => setOpen(false);
  return (
    <Card className={style.card}>
      <div className={style.person}>
        <h2 className={style.name}>{member.name}</h2>
        <p className={style.email}>{member.email}</p>
        <HistoryLink kind="user" id={member.id} />
      </div>
      <PermissionBadges permissions={member.permissions} />
      <div className={style.actions}>
        <Button
          size="sm"
          variant="secondary"
          disabled={fixed !== null}
          aria-label={text.changeOf(member.name)}
          aria-describedby={describedBy}
          onClick={() => setOpen(true)}
        >
          {text.change}
        </Button>
        <EndMember member={member} disabled={fixed !== null} describedBy={describedBy} />
      </div>
      {fixed && (
        <p id={reasonId} className={style.reason}>
          {fixed}
        </p>
      )}
      <Dialog
        open={isOpen}
        title={text.changeOf(member.name)}
        closeLabel={messages.close}
        placement="end"
        onClose={close}
      >
        <ChangePermissions member={member} givable={givable} onSaved={close} />
      </Dialog>
    </Card>
  );
}
