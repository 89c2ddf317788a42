import type { WebsiteRequest } from '@vitrina/contract/entities/website-request';
import { formatDate } from '@vitrina/contract/rules/dates';
import { REQUEST_STATES } from '@vitrina/contract/rules/request-status';
import { DateText } from '@vitrina/shared-ui/date-text';
import { StatusBadge } from '@vitrina/shared-ui/status-badge';
import { messages } from '../../messages.ts';
import type { Column } from '../list/column.ts';
import { RequestDetails } from './request-details.tsx';
import { RequestStatusSelect } from './request-status-select.tsx';

const text = messages.requests;
const { columns } = text;

export const requestColumns: readonly Column<WebsiteRequest>[] = [
  { id: 'id', header: columns.id, value: ({ id }) => id, minor: true },
  { id: 'user', header: columns.userId, value: ({ user_id }) => user_id ?? '', minor: true },
  { id: 'email', header: columns.email, value: ({ email }) => email ?? '', minor: true },
  {
    id: 'business',
    header: columns.businessName,
    value: ({ business_name }) => business_name || text.unnamed,
    main: true,
  },
  {
    id: 'requested',
    header: text.requested,
    value: ({ request_date, created_at }) => request_date ?? created_at ?? '',
    cell: ({ request_date, created_at }) => <DateText value={request_date ?? created_at} />,
    searched: ({ request_date, created_at }) => formatDate(request_date ?? created_at),
  },
  {
    id: 'status',
    header: columns.status,
    value: ({ status }) => REQUEST_STATES[status].label,
    cell: ({ status }) => <StatusBadge status={status} />,
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
