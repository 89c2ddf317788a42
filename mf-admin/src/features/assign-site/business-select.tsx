import { listAllBusinesses } from '@vitrina/contract/calls/list-all-businesses';
import type { Business } from '@vitrina/contract/entities/business';
import { SelectField } from '@vitrina/shared-ui/select-field';
import { messages } from '../../messages.ts';
import { UnreadRows } from '../list/unread-rows.tsx';

const text = messages.assign;

interface BusinessSelectProps {
  /** Those of the chosen user. */
  businesses: readonly Business[];
  userId: string;
  value: string;
  error: string | undefined;
  onChange: (businessId: string) => void;
}

export function BusinessSelect({
  businesses,
  userId,
  value,
  error,
  onChange,
}: BusinessSelectProps) {
  return (
    <>
      <SelectField
        label={text.business}
        required
        value={value}
        disabled={!userId}
        error={error}
        hint={userId && businesses.length === 0 ? text.noBusinesses : undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        <option value="">{text.chooseBusiness}</option>
        {businesses.map(({ id, company_name }) => (
          <option key={id} value={id}>
            {company_name || text.unnamedBusiness(id)}
          </option>
        ))}
      </SelectField>
      <UnreadRows call={listAllBusinesses} />
    </>
  );
}
