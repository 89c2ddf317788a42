import { useQuery } from '@tanstack/react-query';
import type { WebsiteRequest } from '@vitrina/contract/entities/website-request';
import { hostCan } from '@vitrina/shared-auth';
import { buttonClass } from '@vitrina/shared-ui/button';
import { EmptyState } from '@vitrina/shared-ui/empty-state';
import { QueryView } from '@vitrina/shared-ui/query-view';
import { Skeleton } from '@vitrina/shared-ui/skeleton';
import { UnreadableRows } from '@vitrina/shared-ui/unreadable-rows';
import ListChecks from 'lucide-react/icons/list-checks';
import { Link } from 'react-router-dom';
import { messages } from '../../messages.ts';
import { useRequestPage } from '../../own-navigation.ts';
import { RequestCard } from './request-card.tsx';
import { requestDetailsQuery } from './request-details-query.ts';
import style from './request-list.module.css';
import { requestsQuery, useUnreadableRequests } from './requests-query.ts';

const text = messages.requests;

export function RequestList() {
  return (
    <QueryView
      query={useQuery(requestsQuery())}
      loading={<Skeleton shape="block" className={style.placeholder} />}
      failed={text.failed}
      retryLabel={messages.retry}
    >
      {(requests) => <Requests requests={requests} />}
    </QueryView>
  );
}

function Requests({ requests }: { requests: readonly WebsiteRequest[] }) {
  const unreadable = useUnreadableRequests();
  const [first] = requests;
  return (
    <>
      <UnreadableRows rows={unreadable} text={text.unreadable} />
      {first && <Cards requests={requests} first={first} />}
      {!first && unreadable.length === 0 && <NoRequests />}
    </>
  );
}

function NoRequests() {
  const requestPage = useRequestPage();
  return (
    <EmptyState
      illustration={<ListChecks />}
      title={text.empty.title}
      action={
        requestPage && (
          <Link to={requestPage} className={buttonClass()}>
            {text.empty.action}
          </Link>
        )
      }
    >
      {text.empty.text}
    </EmptyState>
  );
}

interface CardsProps {
  requests: readonly WebsiteRequest[];
  first: WebsiteRequest;
}

function Cards({ requests, first }: CardsProps) {
  // The host's answer about one request holds for all.
  const { data } = useQuery(requestDetailsQuery(first));
  const tellsDetails = hostCan('request-details') && data !== null;
  return (
    <>
      <ul className={style.list}>
        {requests.map((request) => (
          <li key={request.id}>
            <RequestCard request={request} tellsDetails={tellsDetails} />
          </li>
        ))}
      </ul>
      {!tellsDetails && (
        <p className={style.missing}>
          {text.answers.missing}{' '}
          <Link to="/users/dashboard/contact">{text.answers.changeAction}</Link>
        </p>
      )}
    </>
  );
}
