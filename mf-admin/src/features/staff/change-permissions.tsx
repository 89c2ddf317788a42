import { changePermissions } from '@vitrina/contract/calls/change-permissions';
import type { Permission } from '@vitrina/contract/rules/permissions';
import { holds } from '@vitrina/contract/rules/roles';
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
  /** Permissions of the signed-in person, who can grant only these. */
  givable: readonly Permission[];
  onSaved: () => void;
}

const read = readBy(
  changePermissions.body,
  { wrong: { permissions: text.nonePermission } },
  (values: { permissions: Permission[]; seen: Permission[] }) => values,
);

export function ChangePermissions({ member, givable, onSaved }: ChangePermissionsProps) {
  const seen = member.permissions;
  const [opened, setOpened] = useState(seen);
  const [permissions, setPermissions] = useState(seen);
  const form = useForm({
    values: { permissions, seen: opened },
    read,
    async send(body) {
      if (`${body.permissions}` !== `${body.seen}`) {
        const canUndo = body.seen.every((one) => holds(givable, one));
        await savePermissions({ ...member, ...body }, canUndo);
      }
      onSaved();
    },
    refused: refusalOf(text.changeFailed),
  });
  const showCurrent = () => {
    setOpened(seen);
    setPermissions(seen);
    form.change({ permissions: seen, seen });
  };
  return (
    <form {...form.props} className={style.form}>
      <PermissionFields
        value={permissions}
        was={opened}
        givable={givable}
        error={form.errors.permissions}
        onChange={(next) => {
          setPermissions(next);
          form.change({ permissions: next });
        }}
      />
      <FormAlert notice={form.notice} />
      {`${seen}` !== `${opened}` && (
        <div role="status" className={style.form}>
          <p>{text.changedMeanwhile}</p>
          <div>
            <Button variant="secondary" size="sm" onClick={showCurrent}>
              {text.showCurrent}
            </Button>
          </div>
        </div>
      )}
      <div>
        <Button type="submit" busy={form.busy}>
          {messages.save}
        </Button>
      </div>
    </form>
  );
}
