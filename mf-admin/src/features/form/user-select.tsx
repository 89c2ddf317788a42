import { listUsers } from '@vitrina/contract/calls/list-users';
import type { User } from '@vitrina/contract/entities/user';
import { SelectField } from '@vitrina/shared-ui/select-field';
import { useMemo } from 'react';
import { messages } from '../../messages.ts';
import { UnreadRows } from '../list/unread-rows.tsx';
import { UserPicker } from './user-picker.tsx';

interface UserSelectProps {
  label: string;
  placeholder: string;
  /** `null`: the host is asked. */
  users: readonly User[] | null;
  value: string;
  error: string | undefined;
  onChange: (userId: string) => void;
}

/** Partners by name and address: looked for by the host, or all of them at once. */
export const UserSelect = ({ users, ...field }: UserSelectProps) =>
  users ? <AllUsers {...field} users={users} /> : <UserPicker {...field} />;

/** Admins have no sites. Who has no role that is known here may be a partner. */
function AllUsers({
  label,
  placeholder,
  users,
  value,
  error,
  onChange,
}: UserSelectProps & { users: readonly User[] }) {
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
