import { listAllBusinesses } from '@vitrina/contract/calls/list-all-businesses';
import type { Business } from '@vitrina/contract/entities/business';
import { SelectField } from '@vitrina/shared-ui/select-field';
import { messages } from '../../messages.ts';
import { HistoryButton } from '../audit/history-button.tsx';
import { UnreadRows } from '../list/unread-rows.tsx';

const text = messages.assign;

interface BusinessSelectProps {
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
  const nameOf = ({ id, company_name }: Business) => company_name || text.unnamedBusiness(id);
  const chosen = businesses.find(({ id }) => String(id) === value);
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
        {businesses.map((business) => (
          <option key={business.id} value={business.id}>
            {nameOf(business)}
          </option>
        ))}
      </SelectField>
      {chosen && (
        <div>
          <HistoryButton kind="business" id={chosen.id} name={nameOf(chosen)} />
        </div>
      )}
      <UnreadRows call={listAllBusinesses} />
    </>
  );
}
