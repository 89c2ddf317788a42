import { useQuery } from '@tanstack/react-query';
import type { WebsiteRequest } from '@vitrina/contract/entities/website-request';
import { hostCan } from '@vitrina/shared-auth';
import { useLastingFocus } from '@vitrina/shared-auth/per-package/use-lasting-focus';
import { Card } from '@vitrina/shared-ui/card';
import { QueryView } from '@vitrina/shared-ui/query-view';
import { Skeleton } from '@vitrina/shared-ui/skeleton';
import { StatusBadge } from '@vitrina/shared-ui/status-badge';
import { Link } from 'react-router-dom';
import { PageTitle } from '../../layout/page-title.tsx';
import { messages } from '../../messages.ts';
import { roomMessages } from '../../room-messages.ts';
import { CompanyMissing } from '../onboarding/company-missing.tsx';
import { Onboarding } from '../onboarding/onboarding.tsx';
import { DeliveryCounter } from '../requests/delivery-counter.tsx';
import { RequestAnswers } from '../requests/request-answers.tsx';
import { requestDetailsQuery } from '../requests/request-details-query.ts';
import { RequestEnd } from '../requests/request-end.tsx';
import { requestTimeline } from '../requests/request-timeline.ts';
import { RequestTimelineList } from '../requests/request-timeline-list.tsx';
import { requestsQuery } from '../requests/requests-query.ts';
import { WebsiteAddress } from '../website-address.tsx';
import { Asks } from './asks.tsx';
import { Call } from './call.tsx';
import { Conversation } from './conversation.tsx';
import style from './room.module.css';
import { Versions } from './versions.tsx';

export function RoomView({ id }: { id: number }) {
  return (
    <div ref={useLastingFocus()} className={style.room}>
      <QueryView
        query={useQuery(requestsQuery())}
        loading={<Skeleton shape="block" className={style.placeholder} />}
        failed={messages.requests.failed}
        retryLabel={messages.retry}
      >
        {(requests) => {
          const request = requests.find((one) => one.id === id);
          return request ? <Room request={request} /> : <MissingRoom />;
        }}
      </QueryView>
    </div>
  );
}

function MissingRoom() {
  const { title, text } = roomMessages.missing;
  return (
    <>
      <PageTitle title={title} lead={text} />
      <BackLink />
    </>
  );
}

const BackLink = () => (
  <Link to="/users/dashboard/site-request" className={style.back}>
    {roomMessages.back}
  </Link>
);

function Room({ request }: { request: WebsiteRequest }) {
  const details = useQuery({
    ...requestDetailsQuery(request),
    enabled: hostCan('request-details'),
  });
  return (
    <>
      <div className={style.summary}>
        <BackLink />
        <PageTitle
          title={request.business_name || messages.requests.unnamed}
          action={<StatusBadge status={request.status ?? messages.requests.unknownState} />}
        />
        <WebsiteAddress typed={request.website_url} />
        <CompanyMissing request={request} />
        <Card className={style.summary}>
          <DeliveryCounter request={request} />
          <RequestTimelineList
            steps={requestTimeline(request, details.data?.events ?? null)}
            liveUrl={request.live_url}
          />
          <Onboarding request={request} />
          <RequestEnd request={request} />
          {hostCan('request-details') && <RequestAnswers request={request} />}
        </Card>
      </div>
      <Asks request={request} />
      <Call request={request} />
      <Versions request={request} />
      <Conversation requestId={request.id} />
    </>
  );
}
