import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { searchConsole } from '@vitrina/contract/calls/search-console';
import { callApi, userKey } from '@vitrina/shared-auth';
import { Field } from '@vitrina/shared-ui/field';
import { useRested } from '@vitrina/shared-ui/use-rested';
import { useState } from 'react';
import { messages } from '../../messages.ts';
import { ComboboxInput } from './combobox-input.tsx';

const text = messages.userPicker;
/** Debounce, in ms. */
const SETTLE_MS = 200;
const SHOWN = 20;

const foundUsers = (q: string) => ({
  queryKey: userKey('mf-admin', 'find', 'user-options', q),
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const query = { q, kind: 'users', limit: SHOWN } as const;
    const { users } = await callApi(searchConsole, { query }, { signal });
    return users.filter(({ role }) => role !== 'admin').map(toOption);
  },
  enabled: q !== '',
});

const toOption = ({
  id,
  name,
  email,
}: {
  id: number;
  name?: string | null | undefined;
  email: string;
}) => ({
  value: String(id),
  label: `${name || messages.users.noName} (${email || `#${id}`})`,
});

interface UserPickerProps {
  label: string;
  placeholder: string;
  value: string;
  error: string | undefined;
  onChange: (userId: string) => void;
}

/** Searches accounts on the host. Leaves out admins: they have no sites. */
export function UserPicker({ label, placeholder, value, error, onChange }: UserPickerProps) {
  const [typed, setTyped] = useState('');
  const wanted = useRested(typed.trim(), SETTLE_MS);
  const found = useQuery({ ...foundUsers(wanted), placeholderData: keepPreviousData });
  // A restored draft has the number only.
  const chosen = useQuery(foundUsers(value && `#${value}`)).data?.find(
    (one) => one.value === value,
  );
  const isSettled = wanted === typed.trim() && !found.isFetching;
  return (
    <Field label={label} required error={error}>
      {(tied) => (
        <ComboboxInput
          placeholder={placeholder}
          value={value}
          valueLabel={chosen?.label ?? (value && `#${value}`)}
          options={wanted ? (found.data ?? []) : []}
          listLabel={text.list}
          note={
            !typed.trim()
              ? text.hint
              : found.isError
                ? text.failed
                : !isSettled
                  ? text.searching
                  : found.data?.length === 0
                    ? text.none
                    : undefined
          }
          onType={setTyped}
          onChange={onChange}
          onEmptied={() => onChange('')}
          tied={tied}
        />
      )}
    </Field>
  );
}
