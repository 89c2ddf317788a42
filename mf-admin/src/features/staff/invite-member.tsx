import type { Permission } from '@vitrina/contract/rules/permissions';
import { Button } from '@vitrina/shared-ui/button';
import { Dialog } from '@vitrina/shared-ui/dialog';
import { useState } from 'react';
import { messages } from '../../messages.ts';
import { InviteForm } from './invite-form.tsx';

const text = messages.staff;

export function InviteMember({ givable }: { givable: readonly Permission[] }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div>
      <Button onClick={() => setOpen(true)}>{text.inviteAction}</Button>
      <Dialog open={isOpen} title={text.inviteTitle} closeLabel={messages.close} onClose={close}>
        <InviteForm givable={givable} onInvited={close} />
      </Dialog>
    </div>
  );
}
