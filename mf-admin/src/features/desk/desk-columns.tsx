import type { DeskRequest } from '@vitrina/contract/entities/desk-request';
import { formatAppointment, formatDate } from '@vitrina/contract/rules/dates';
import { hasEnded } from '@vitrina/contract/rules/has-ended';
import { isolated } from '@vitrina/contract/rules/isolated';
import type { Wait } from '@vitrina/contract/rules/request-turn';
import { useSettings } from '@vitrina/shared-auth/per-package/settings';
import { Badge, type BadgeTone } from '@vitrina/shared-ui/badge';
import { DateText } from '@vitrina/shared-ui/date-text';
import { StatusBadge } from '@vitrina/shared-ui/status-badge';
import { Link } from 'react-router-dom';
import { deskMessages as text } from '../../desk-messages.ts';
import { messages } from '../../messages.ts';
import type { Column } from '../list/column.ts';
import { stateLabel } from '../requests/state-label.ts';
import { AssigneeSelect } from './assignee-select.tsx';
import style from './desk.module.css';
import { promiseText } from './promise-text.ts';

const { columns } = text;

const TONES: Readonly<Record<Wait, BadgeTone>> = {
  held: 'danger',
  new: 'warning',
  call: 'info',
  messages: 'accent',
  answer: 'info',
  changes: 'warning',
  approved: 'success',
  work: 'neutral',
  company: 'danger',
};

const nameOf = ({ business_name }: DeskRequest): string =>
  business_name || messages.requests.unnamed;
function waitText(wait: Wait, { unread, call_at }: DeskRequest): string {
  if (wait === 'messages' && unread) return text.messages(unread);
  return wait === 'call' && call_at ? text.call(formatAppointment(call_at)) : text.waits[wait];
}
/** A request that has ended has no promise. */
const promisedOn = (request: DeskRequest): string | null =>
  hasEnded(request) ? null : request.promised_on;
function promisedText(request: DeskRequest): string {
  const day = promisedOn(request);
  return day ? formatDate(day) : '';
}
const waitsOf = (request: DeskRequest): string =>
  (request.waits ?? []).map((wait) => waitText(wait, request)).join(', ');

export const deskColumns = (
  assigneeName: (id: number) => string,
): readonly Column<DeskRequest>[] => [
  { id: 'id', header: columns.id, value: ({ id }) => id, minor: true },
  {
    id: 'business',
    header: columns.business,
    value: nameOf,
    cell: (request) => (
      <Link to={`/admin/request/${request.id}`} data-row-link="">
        {isolated(nameOf(request))}
      </Link>
    ),
    main: true,
  },
  {
    id: 'waits',
    header: columns.waits,
    value: waitsOf,
    cell: (request) => (
      <span className={style.waits}>
        {request.waits?.map((wait) => (
          <Badge key={wait} tone={TONES[wait]}>
            {waitText(wait, request)}
          </Badge>
        ))}
      </span>
    ),
  },
  {
    id: 'promise',
    header: columns.promise,
    value: (request) => promisedOn(request) ?? '',
    searched: promisedText,
    csv: promisedText,
    cell: (request) => <Promised request={request} />,
  },
  {
    id: 'status',
    header: columns.status,
    value: ({ status }) => stateLabel(status),
    cell: ({ status }) => (status ? <StatusBadge status={status} /> : messages.missing.state),
    minor: true,
  },
  {
    id: 'assignee',
    header: columns.assignee,
    value: ({ assignee_id }) => (assignee_id ? assigneeName(assignee_id) : ''),
    cell: (request) => (
      <AssigneeSelect request={request} assigneeId={request.assignee_id ?? null} />
    ),
  },
];

function Promised({ request }: { request: DeskRequest }) {
  const { closedDays } = useSettings();
  const left = promiseText(request, closedDays);
  if (hasEnded(request)) return null;
  return (
    <span className={style.promise}>
      <DateText value={request.promised_on} format="date" missing={messages.missing.date} />
      {left && <span className={left.isOver ? style.over : style.quiet}>{left.text}</span>}
    </span>
  );
}
