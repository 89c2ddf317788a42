import { changePermissions } from '@vitrina/contract/calls/change-permissions';
import type { Permission } from '@vitrina/contract/rules/permissions';
import { refusalOf } from '@vitrina/shared-auth';
import { Button } from '@vitrina/shared-ui/button';
import { FormAlert } from '@vitrina/shared-ui/form-alert';
import { readBy } from '@vitrina/shared-ui/read-form';
import { useForm } from '@vitrina/shared-ui/use-form';
import { useState } from 'react';
import { messages } from '../../messages.ts';
import style from '../form/form.module.css';
import { PermissionFields } from './permission-fields.tsx';
import { savePermissions } from './save-permissions.ts';

const text = messages.staff;

interface ChangePermissionsProps {
  member: { id: number; name: string; permissions: Permission[] };
  /** What whoever changes them holds. */
  givable: readonly Permission[];
  onSaved: () => void;
}

const read = readBy(
  changePermissions.body,
  { wrong: { permissions: text.nonePermission } },
  (values: { permissions: Permission[]; seen: Permission[] }) => values,
);

/** What somebody of the staff may do. */
export function ChangePermissions({ member, givable, onSaved }: ChangePermissionsProps) {
  const seen = member.permissions;
  const [opened] = useState(seen);
  const [permissions, setPermissions] = useState(seen);
  const form = useForm({
    values: { permissions, seen: opened },
    read,
    async send(body) {
      if (`${body.permissions}` !== `${body.seen}`) await savePermissions({ ...member, ...body });
      onSaved();
    },
    refused: refusalOf(text.changeFailed),
  });
  return (
    <form {...form.props} className={style.form}>
      <PermissionFields
        value={permissions}
        givable={givable}
        error={form.errors.permissions}
        onChange={(next) => {
          setPermissions(next);
          form.change({ permissions: next });
        }}
      />
      <FormAlert notice={form.notice} />
      <div>
        <Button type="submit" busy={form.busy}>
          {messages.save}
        </Button>
      </div>
    </form>
  );
}
