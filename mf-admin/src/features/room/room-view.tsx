import { useQuery } from '@tanstack/react-query';
import type { WebsiteRequest } from '@vitrina/contract/entities/website-request';
import { hasEnded } from '@vitrina/contract/rules/has-ended';
import { Card } from '@vitrina/shared-ui/card';
import { EmptyState } from '@vitrina/shared-ui/empty-state';
import { QueryView } from '@vitrina/shared-ui/query-view';
import { Skeleton } from '@vitrina/shared-ui/skeleton';
import { messages } from '../../messages.ts';
import { roomMessages } from '../../room-messages.ts';
import { ThingHistory } from '../audit/thing-history.tsx';
import { AssignmentHistory, RequestAssignee } from '../desk/request-assignee.tsx';
import { ListSkeleton } from '../list/list-skeleton.tsx';
import { HeldRequest, isHeld } from '../requests/held-request.tsx';
import { Onboarding } from '../requests/onboarding.tsx';
import { RequestAnswers } from '../requests/request-answers.tsx';
import { RequestContact } from '../requests/request-contact.tsx';
import { requestDetailsQuery } from '../requests/request-details-query.ts';
import { RequestHistory } from '../requests/request-history.tsx';
import { RequestOwner } from '../requests/request-owner.tsx';
import { RequestPlace } from '../requests/request-place.tsx';
import { RequestStatusSelect } from '../requests/request-status-select.tsx';
import { requestsQuery } from '../requests/requests-query.ts';
import { Asks } from './asks.tsx';
import { Call } from './call.tsx';
import { Conversation } from './conversation.tsx';
import style from './room.module.css';
import { Versions } from './versions.tsx';

export function RoomView({ id }: { id: number }) {
  return (
    <QueryView
      query={useQuery(requestsQuery())}
      loading={<Skeleton shape="block" className={style.placeholder} />}
      failed={messages.requests.failed}
      retryLabel={messages.retry}
    >
      {(requests) => {
        const request = requests.find((one) => one.id === id);
        if (request) return <Room request={request} />;
        const { title, text } = roomMessages.missing;
        return <EmptyState title={title}>{text}</EmptyState>;
      }}
    </QueryView>
  );
}

function Room({ request }: { request: WebsiteRequest }) {
  return (
    <div className={style.columns}>
      <div className={style.who}>
        {isHeld(request) && <HeldRequest request={request} />}
        <Card className={style.panel}>
          <h2>{roomMessages.contact}</h2>
          <RequestStatusSelect request={request} />
          <RequestAssignee request={request} />
          <RequestContact request={request} />
          <RequestOwner request={request} />
        </Card>
      </div>
      <div className={style.talks}>
        <Call requestId={request.id} />
        <Asks request={request} />
        <Versions request={request} />
        <Conversation requestId={request.id} />
      </div>
      <div className={style.more}>
        <Card className={style.panel}>
          <Answers request={request} />
          <ThingHistory kind="request" id={request.id} />
        </Card>
      </div>
    </div>
  );
}

function Answers({ request }: { request: WebsiteRequest }) {
  return (
    <QueryView
      query={useQuery(requestDetailsQuery(request))}
      loading={<ListSkeleton />}
      failed={messages.requests.details.failed}
      retryLabel={messages.retry}
    >
      {(details) => (
        <>
          {details && !hasEnded(request) && (
            <Onboarding request={request} parts={details.onboarding} />
          )}
          {details && <RequestHistory events={details.events} />}
          <AssignmentHistory requestId={request.id} />
          <h2>{roomMessages.answers}</h2>
          <RequestPlace place={details?.place} />
          <RequestAnswers answers={details?.answers ?? null} />
        </>
      )}
    </QueryView>
  );
}
