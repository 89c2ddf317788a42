import { inviteStaff } from '@vitrina/contract/calls/invite-staff';
import { REQUIRED } from '@vitrina/contract/messages';
import type { Permission } from '@vitrina/contract/rules/permissions';
import { callApi, refusalOf, showToast } from '@vitrina/shared-auth';
import { useKept } from '@vitrina/shared-auth/per-package/use-kept';
import { Button } from '@vitrina/shared-ui/button';
import { FormAlert } from '@vitrina/shared-ui/form-alert';
import { readBy } from '@vitrina/shared-ui/read-form';
import { TextField } from '@vitrina/shared-ui/text-field';
import { useForm } from '@vitrina/shared-ui/use-form';
import { messages } from '../../messages.ts';
import style from '../form/form.module.css';
import { PermissionFields } from './permission-fields.tsx';
import { refreshStaff } from './staff-query.ts';

const text = messages.staff;

const NOBODY: { name: string; email: string; permissions: Permission[] } = {
  name: '',
  email: '',
  permissions: [],
};

const read = readBy(
  inviteStaff.body,
  { required: REQUIRED, tooLong: messages.tooLong, wrong: { permissions: text.nonePermission } },
  (values: typeof NOBODY) => values,
);

interface InviteFormProps {
  /** Permissions of the signed-in person. */
  givable: readonly Permission[];
  onInvited: () => void;
}

export function InviteForm({ givable, onInvited }: InviteFormProps) {
  const kept = useKept('invite-staff', NOBODY);
  const form = useForm({
    ...kept,
    read,
    async send(body) {
      await callApi(inviteStaff, { body });
      showToast(text.invited(body.email));
      kept.reset();
      void refreshStaff();
      onInvited();
    },
    refused: refusalOf(text.inviteFailed),
  });
  return (
    <form {...form.props} className={style.form}>
      <p>{text.inviteHint}</p>
      <TextField {...form.field('name')} label={text.name} required autoComplete="off" />
      <TextField
        {...form.field('email')}
        label={text.email}
        type="email"
        required
        autoComplete="off"
        hint={text.emailHint}
      />
      <PermissionFields
        value={form.values.permissions}
        givable={givable}
        error={form.errors.permissions}
        onChange={(permissions) => form.change({ permissions })}
      />
      <FormAlert notice={form.notice} />
      <div>
        <Button type="submit" busy={form.busy}>
          {text.invite}
        </Button>
      </div>
    </form>
  );
}
