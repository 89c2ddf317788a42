import { useQuery } from '@tanstack/react-query';
import type { RequestAssignment } from '@vitrina/contract/entities/request-assignment';
import type { WebsiteRequest } from '@vitrina/contract/entities/website-request';
import { isolated } from '@vitrina/contract/rules/isolated';
import { DateText } from '@vitrina/shared-ui/date-text';
import { deskMessages } from '../../desk-messages.ts';
import { AssigneeSelect } from './assignee-select.tsx';
import style from './desk.module.css';
import { assigneeQuery } from './desk-query.ts';

const text = deskMessages.assignee;

export function RequestAssignee({ request }: { request: WebsiteRequest }) {
  const { data } = useQuery(assigneeQuery(request.id));
  if (!data) return null;
  return (
    <div className={style.assignee}>
      <span aria-hidden="true">{text.label}</span>
      <AssigneeSelect request={request} assigneeId={data.assignee_id ?? null} />
    </div>
  );
}

export function AssignmentHistory({ requestId }: { requestId: number }) {
  const { data } = useQuery(assigneeQuery(requestId));
  if (!data?.assignments.length) return null;
  return (
    <section aria-label={text.history}>
      <h3 className={style.title}>{text.history}</h3>
      <ol className={style.history}>
        {data.assignments.toReversed().map((assignment) => (
          <li key={assignment.id}>
            {describe(assignment)}
            <DateText value={assignment.created_at} format="date-time" className={style.quiet} />
          </li>
        ))}
      </ol>
    </section>
  );
}

const describe = ({ assignee_name, actor_name }: RequestAssignment): string =>
  text.step(nameOf(assignee_name), nameOf(actor_name));

const nameOf = (name: string | null | undefined): string | null => (name ? isolated(name) : null);
