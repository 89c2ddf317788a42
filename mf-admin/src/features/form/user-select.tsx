import { listUsers } from '@vitrina/contract/calls/list-users';
import type { User } from '@vitrina/contract/entities/user';
import { SelectField } from '@vitrina/shared-ui/select-field';
import { useMemo } from 'react';
import { messages } from '../../messages.ts';
import { UnreadRows } from '../list/unread-rows.tsx';

interface UserSelectProps {
  label: string;
  placeholder: string;
  users: readonly User[];
  value: string;
  error: string | undefined;
  onChange: (userId: string) => void;
}

/** Partners by name and address; admins have no sites. Who has no role that is known here may be one. */
export function UserSelect({ label, placeholder, users, value, error, onChange }: UserSelectProps) {
  // Kept, so that a letter typed into another field does not make thousands of options anew.
  const options = useMemo(
    () =>
      users
        .filter(({ role }) => role !== 'admin')
        .map(({ id, name, email }) => (
          <option key={id} value={id}>
            {`${name || messages.users.noName} (${email || `#${id}`})`}
          </option>
        )),
    [users],
  );
  return (
    <>
      <SelectField
        label={label}
        required
        value={value}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        <option value="">{placeholder}</option>
        {options}
      </SelectField>
      <UnreadRows call={listUsers} />
    </>
  );
}
