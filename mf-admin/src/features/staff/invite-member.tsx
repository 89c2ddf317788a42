import type { Permission } from '@vitrina/contract/rules/permissions';
import { messages } from '../../messages.ts';
import { FormDrawer } from '../form/form-drawer.tsx';
import { InviteForm } from './invite-form.tsx';

const text = messages.staff;

export const InviteMember = ({ givable }: { givable: readonly Permission[] }) => (
  <FormDrawer action={text.inviteAction} title={text.inviteTitle}>
    {(close) => <InviteForm givable={givable} onInvited={close} />}
  </FormDrawer>
);
