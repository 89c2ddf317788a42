import { useQuery } from '@tanstack/react-query';
import type { OrderReturn } from '@vitrina/contract/entities/order-return';
import { formatDate } from '@vitrina/contract/rules/dates';
import {
  OPEN_RETURN_STATUSES,
  RETURN_STATES,
  RETURN_STATUSES,
  type ReturnStatus,
} from '@vitrina/contract/rules/return-status';
import { hostCan } from '@vitrina/shared-auth';
import { useHeld } from '@vitrina/shared-auth/per-package/permissions';
import { Badge } from '@vitrina/shared-ui/badge';
import { EmptyState } from '@vitrina/shared-ui/empty-state';
import { Pagination } from '@vitrina/shared-ui/pagination';
import { QueryView } from '@vitrina/shared-ui/query-view';
import { SegmentedControl } from '@vitrina/shared-ui/segmented-control';
import { Table } from '@vitrina/shared-ui/table';
import { Link } from 'react-router-dom';
import { messages } from '../../messages.ts';
import { returnsMessages as text } from '../../returns-messages.ts';
import { NoMatch } from '../list/data-list.tsx';
import { ListSkeleton } from '../list/list-skeleton.tsx';
import { type ListParams, useListParams } from '../list/use-list-params.ts';
import { useRowKeys } from '../list/use-row-keys.ts';
import { neededFor } from '../permissions/page-permissions.ts';
import { daysLeft, leftText } from './deadline.ts';
import { productsOf } from './return-columns.ts';
import { ReturnStatusBadge } from './return-status-badge.tsx';
import style from './returns.module.css';
import { RETURNS_ON_A_PAGE, type ReturnsAsked, returnsQuery } from './returns-query.ts';
import { ReturnsTools } from './returns-tools.tsx';

const FILTERS = ['open', 'all', ...RETURN_STATUSES] as const;
type Filter = (typeof FILTERS)[number];

const readFilter = (params: ListParams): Filter =>
  FILTERS.find((one) => one === params.get('status')) ?? 'open';
const readPage = (params: ListParams): number =>
  Math.max(1, Math.floor(Number(params.get('page'))) || 1);

export function ReturnsList() {
  return hostCan('returns') ? <Returns /> : <NotHere />;
}

const NotHere = () => <EmptyState title={text.title}>{text.notHere}</EmptyState>;

function Returns() {
  const params = useListParams();
  const filter = readFilter(params);
  const page = readPage(params);
  const canSearch = hostCan('return-search');
  const asked: ReturnsAsked = {
    status: filter === 'all' ? '' : filter,
    q: canSearch ? params.get('q') : '',
  };
  const query = useQuery(returnsQuery(asked, page));
  useRowKeys();
  if (query.data === null) return <NotHere />;
  return (
    <div className={style.page}>
      <p className={style.muted}>{text.lead}</p>
      <SegmentedControl
        label={text.filter.label}
        value={filter}
        onValueChange={(status) => params.set({ status: status === 'open' ? '' : status })}
        segments={FILTERS.map((value) => ({
          value,
          label: labelOf(value),
          count: countOf(value, query.data?.counts),
        }))}
      />
      {canSearch && <ReturnsTools asked={asked} found={query.data?.total ?? 0} params={params} />}
      <QueryView
        query={query}
        loading={<ListSkeleton />}
        failed={text.failed}
        retryLabel={messages.retry}
      >
        {(found) =>
          !found?.returns.length ? (
            asked.q ? (
              <NoMatch onClear={params.clear} />
            ) : (
              <EmptyState title={text.empty.title}>{text.empty.text}</EmptyState>
            )
          ) : (
            <>
              <ReturnsTable rows={found.returns} />
              <Pagination
                label={text.pages}
                page={page}
                pageCount={Math.ceil((found.total ?? 0) / RETURNS_ON_A_PAGE)}
                onPageChange={(next) => params.set({ page: String(next) })}
                previousLabel={messages.orders.previous}
                nextLabel={messages.orders.next}
                pageLabel={messages.orders.page}
              />
            </>
          )
        }
      </QueryView>
    </div>
  );
}

function labelOf(filter: Filter): string {
  if (filter === 'open' || filter === 'all') return text.filter[filter];
  return RETURN_STATES[filter].label;
}

function countOf(
  filter: Filter,
  counts: Partial<Record<ReturnStatus, number>> | undefined,
): number | undefined {
  if (!counts) return undefined;
  const among =
    filter === 'open' ? OPEN_RETURN_STATUSES : filter === 'all' ? RETURN_STATUSES : [filter];
  return among.reduce((sum, status) => sum + (counts[status] ?? 0), 0);
}

function ReturnsTable({ rows }: { rows: readonly OrderReturn[] }) {
  const { columns } = text;
  return (
    <Table label={text.title} narrow="cards">
      <thead>
        <tr>
          <th scope="col">{columns.return}</th>
          <th scope="col">{columns.status}</th>
          <th scope="col">{columns.deadline}</th>
          <th scope="col">{columns.customer}</th>
          <th scope="col">{columns.products}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td data-label={columns.return}>
              <OrderLink row={row} />
            </td>
            <td data-label={columns.status}>
              <span className={style.head}>
                <ReturnStatusBadge status={row.status} />
                {row.in_time === false && <Badge tone="warning">{text.outOfTime}</Badge>}
              </span>
            </td>
            <td data-label={columns.deadline}>
              <Deadline row={row} />
            </td>
            <td data-label={columns.customer}>
              <bdi>{row.customer_name ?? text.unknownCustomer}</bdi>
            </td>
            <td data-label={columns.products}>{productsOf(row)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** Plain number for people who may not see orders. */
function OrderLink({ row }: { row: OrderReturn }) {
  const canOpen = useHeld()(neededFor('order/:id'));
  const name = `#${row.id} · ${text.order(row.order_id)}`;
  return canOpen ? <Link to={`/admin/order/${row.order_id}#returns`}>{name}</Link> : name;
}

function Deadline({ row: { status, refund_by } }: { row: OrderReturn }) {
  const isOpen = OPEN_RETURN_STATUSES.some((open) => open === status);
  if (!isOpen || !refund_by) return text.noDeadline;
  return (
    <span>
      {formatDate(refund_by)}{' '}
      <span className={daysLeft(refund_by) < 0 ? style.late : style.muted}>
        {leftText(refund_by)}
      </span>
    </span>
  );
}
