import type { WebsiteRequest } from '@vitrina/contract/entities/website-request';
import { lacksCompany } from '@vitrina/contract/rules/lacks-company';
import { hostCan } from '@vitrina/shared-auth';
import { Badge } from '@vitrina/shared-ui/badge';
import { Link } from 'react-router-dom';
import { messages } from '../../messages.ts';
import { requestMessages } from '../../request-messages.ts';
import type { Column } from '../list/column.ts';
import { dateColumn } from '../list/date-column.tsx';
import { isHeld } from './held-request.tsx';
import { RequestDetails } from './request-details.tsx';
import { RequestStatusSelect } from './request-status-select.tsx';
import style from './requests-table.module.css';
import { stateLabel } from './state-label.ts';

const text = messages.requests;
const { columns } = text;

const stateOf = (request: WebsiteRequest): string =>
  isHeld(request) ? text.held.state : stateLabel(request.status);

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
    cell: (request) => <RequestLink request={request} />,
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
    id: 'details',
    header: text.details.column,
    value: () => '',
    cell: (request) => <RequestDetails request={request} />,
    control: true,
  },
];

function RequestLink({ request }: { request: WebsiteRequest }) {
  const name = request.business_name || text.unnamed;
  if (!hostCan('request-messages')) return name;
  const unread = request.unread ?? 0;
  const link = <Link to={`/admin/request/${request.id}`}>{name}</Link>;
  if (unread === 0) return link;
  return (
    <span className={style.state}>
      {link}
      <Badge tone="accent">{text.unread(unread)}</Badge>
    </span>
  );
}

function RequestState({ request }: { request: WebsiteRequest }) {
  return (
    <span className={style.state}>
      {isHeld(request) && <Badge tone="danger">{text.held.state}</Badge>}
      {lacksCompany(request) && <Badge tone="warning">{requestMessages.blocked.badge}</Badge>}
      <RequestStatusSelect request={request} />
    </span>
  );
}
