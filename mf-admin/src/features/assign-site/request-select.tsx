import { useQuery } from '@tanstack/react-query';
import { SelectField } from '@vitrina/shared-ui/select-field';
import { messages } from '../../messages.ts';
import { userRequestsQuery } from './assign-queries.ts';

const text = messages.assign;

interface RequestSelectProps {
  userId: string;
  value: string;
  /** `url`: address named by the request, or ''. */
  onChange: (requestId: string, url: string) => void;
}

export function RequestSelect({ userId, value, onChange }: RequestSelectProps) {
  const requests = useQuery(userRequestsQuery(Number(userId)));
  const urlOf = (id: string) =>
    requests.data?.find((request) => String(request.id) === id)?.website_url ?? '';
  return (
    <SelectField
      label={text.request}
      value={value}
      disabled={!userId}
      error={requests.isError ? text.loadFailed : undefined}
      onChange={({ currentTarget }) => onChange(currentTarget.value, urlOf(currentTarget.value))}
    >
      <option value="">{text.noRequest}</option>
      {requests.data?.map((request) => (
        <option key={request.id} value={request.id}>
          {`#${request.id} ${request.business_name || messages.requests.unnamed}`}
        </option>
      ))}
    </SelectField>
  );
}
