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
  /** `null`: ask the host. */
  users: readonly User[] | null;
  value: string;
  error: string | undefined;
  onChange: (userId: string) => void;
}

export const UserSelect = ({ users, ...field }: UserSelectProps) =>
  users ? <AllUsers {...field} users={users} /> : <UserPicker {...field} />;

/** Leaves out admins, who have no sites. An unknown role may be a partner. */
function AllUsers({
  label,
  placeholder,
  users,
  value,
  error,
  onChange,
}: UserSelectProps & { users: readonly User[] }) {
  // Memoised: typing in another field would rebuild thousands of options.
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
