import type { WebsiteRequest } from '@vitrina/contract/entities/website-request';
import { knownState } from '@vitrina/contract/rules/known-state';
import { REQUEST_STATES } from '@vitrina/contract/rules/request-status';
import { Badge } from '@vitrina/shared-ui/badge';
import { StatusBadge } from '@vitrina/shared-ui/status-badge';
import { messages } from '../../messages.ts';
import type { Column } from '../list/column.ts';
import { dateColumn } from '../list/date-column.tsx';
import { isHeld } from './held-request.tsx';
import { RequestDetails } from './request-details.tsx';
import { RequestStatusSelect } from './request-status-select.tsx';

const text = messages.requests;
const { columns } = text;

const stateOf = (request: WebsiteRequest): string => {
  const { status } = request;
  if (isHeld(request)) return text.held.state;
  const known = knownState(REQUEST_STATES, status);
  return known ? REQUEST_STATES[known].label : (status ?? '');
};

export const requestColumns: readonly Column<WebsiteRequest>[] = [
  { id: 'id', header: columns.id, value: ({ id }) => id, minor: true },
  { id: 'user', header: columns.userId, value: ({ user_id }) => user_id ?? '', minor: true },
  { id: 'email', header: columns.email, value: ({ email }) => email ?? '', minor: true },
  {
    id: 'phone',
    header: columns.phone,
    value: ({ phone }) => phone ?? '',
    minor: true,
    optional: true,
  },
  {
    id: 'business',
    header: columns.businessName,
    value: ({ business_name }) => business_name || text.unnamed,
    main: true,
  },
  dateColumn({
    id: 'requested',
    header: text.requested,
    date: ({ request_date, created_at }) => request_date ?? created_at,
  }),
  {
    id: 'status',
    header: columns.status,
    value: stateOf,
    cell: (request) => <RequestState request={request} />,
  },
  {
    id: 'change',
    header: columns.change,
    value: () => '',
    cell: (request) => <RequestStatusSelect request={request} />,
    control: true,
  },
  {
    id: 'details',
    header: text.details.column,
    value: () => '',
    cell: (request) => <RequestDetails request={request} />,
    control: true,
  },
];

function RequestState({ request }: { request: WebsiteRequest }) {
  if (isHeld(request)) return <Badge tone="danger">{text.held.state}</Badge>;
  return <StatusBadge status={request.status ?? messages.missing.state} />;
}
