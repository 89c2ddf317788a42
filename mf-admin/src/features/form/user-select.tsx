import type { User } from '@vitrina/contract/entities/user';
import { SelectField } from '@vitrina/shared-ui/select-field';
import { messages } from '../../messages.ts';

interface UserSelectProps {
  label: string;
  placeholder: string;
  users: readonly User[];
  value: string;
  error: string | undefined;
  onChange: (userId: string) => void;
}

/** Partners by name and address; admins have no sites. */
export function UserSelect({ label, placeholder, users, value, error, onChange }: UserSelectProps) {
  return (
    <SelectField
      label={label}
      required
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      <option value="">{placeholder}</option>
      {users
        .filter(({ role }) => role === 'user')
        .map(({ id, name, email }) => (
          <option key={id} value={id}>
            {`${name || messages.users.noName} (${email})`}
          </option>
        ))}
    </SelectField>
  );
}
