import { useQuery } from '@tanstack/react-query';
import type { WebsiteRequest } from '@vitrina/contract/entities/website-request';
import { EmptyState } from '@vitrina/shared-ui/empty-state';
import { QueryView } from '@vitrina/shared-ui/query-view';
import { Skeleton } from '@vitrina/shared-ui/skeleton';
import { StatusBadge } from '@vitrina/shared-ui/status-badge';
import { Table } from '@vitrina/shared-ui/table';
import { messages } from '../../messages.ts';
import { RequestStatusSelect } from './request-status-select.tsx';
import { requestsQuery } from './requests-query.ts';
import style from './requests-table.module.css';

const text = messages.requests;
const { columns } = text;

/** Every website request with its status (rulings 10). */
export function RequestsTable() {
  return (
    <QueryView
      query={useQuery(requestsQuery())}
      loading={<Skeleton className={style.placeholder} />}
      failed={text.failed}
      retryLabel={messages.retry}
    >
      {(requests) => <Rows requests={requests} />}
    </QueryView>
  );
}

function Rows({ requests }: { requests: readonly WebsiteRequest[] }) {
  if (requests.length === 0)
    return <EmptyState title={text.empty.title}>{text.empty.text}</EmptyState>;
  return (
    <Table label={text.title} narrow="cards">
      <thead>
        <tr>
          {Object.values(columns).map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {requests.map((request) => (
          <tr key={request.id}>
            <td data-label={columns.id}>{request.id}</td>
            <td data-label={columns.userId}>{request.user_id ?? '—'}</td>
            <td data-label={columns.email}>{request.email ?? '—'}</td>
            <td data-label={columns.businessName}>{request.business_name || text.unnamed}</td>
            <td data-label={columns.status}>
              <StatusBadge status={request.status} />
            </td>
            <td data-label={columns.change}>
              <RequestStatusSelect request={request} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
