import { useQuery } from '@tanstack/react-query';
import type { WebsiteRequest } from '@vitrina/contract/entities/website-request';
import { knownState } from '@vitrina/contract/rules/known-state';
import { REQUEST_STATES } from '@vitrina/contract/rules/request-status';
import { serverMessageOr } from '@vitrina/shared-auth';
import { Card, stretchedLinkClass } from '@vitrina/shared-ui/card';
import { ErrorState } from '@vitrina/shared-ui/error-state';
import FilePlus from 'lucide-react/icons/file-plus';
import Globe from 'lucide-react/icons/globe';
import ListChecks from 'lucide-react/icons/list-checks';
import MessageCircle from 'lucide-react/icons/message-circle';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { messages } from '../../messages.ts';
import { useRequestPage } from '../../own-navigation.ts';
import { requestsQuery, useUnreadableRequests } from '../requests/requests-query.ts';
import { sitesQuery, useUnreadableSites } from '../sites/sites-query.ts';
import { dashboardFailure } from './dashboard-failure.ts';
import style from './overview-cards.module.css';

const text = messages.overview.cards;

/**
 * Links, three with a live number; without the number they are still links. The list below reports missing
 * sites.
 */
export function OverviewCards() {
  const requests = useQuery(requestsQuery());
  const sites = useQuery(sitesQuery());
  const unreadable = useUnreadableRequests().length;
  const unreadableSites = useUnreadableSites().length;
  const requestPage = useRequestPage();
  return (
    <>
      {requests.isError && !requests.data && (
        <ErrorState
          title={dashboardFailure(requests.error)}
          detail={serverMessageOr(requests.error, '')}
          retryLabel={messages.retry}
          onRetry={() => void requests.refetch()}
        />
      )}
      <div className={style.cards}>
        {requestPage && (
          <OverviewCard
            to={requestPage}
            icon={<FilePlus />}
            title={text.newRequest}
            hint={requests.data ? newRequestHint(requests.data) : text.newRequestHint}
          />
        )}
        <OverviewCard
          to="/users/dashboard/site-request"
          icon={<ListChecks />}
          title={
            requests.data ? text.requests(requests.data.length + unreadable) : text.yourRequests
          }
          hint={text.requestsHint}
        />
        <OverviewCard
          to="/users/dashboard/active-sites"
          icon={<Globe />}
          title={sites.data ? text.sites(sites.data.length + unreadableSites) : text.yourSites}
          hint={text.sitesHint}
        />
        <OverviewCard
          to="/users/dashboard/contact"
          icon={<MessageCircle />}
          title={text.contact}
          hint={text.contactHint}
        />
      </div>
    </>
  );
}

function newRequestHint(requests: readonly WebsiteRequest[]): string {
  // A guest's request with this address may not be theirs.
  const own = requests.filter(({ sent_by_guest }) => !sent_by_guest);
  const states = own.map(({ status }) => knownState(REQUEST_STATES, status));
  const underWay = states.filter((state) => state && !REQUEST_STATES[state].isFinal).length;
  return underWay ? text.underWay(underWay) : text.newRequestHint;
}

interface OverviewCardProps {
  to: string;
  icon: ReactNode;
  title: string;
  hint: string;
}

function OverviewCard({ to, icon, title, hint }: OverviewCardProps) {
  return (
    <Card interactive className={style.card}>
      <span className={style.icon}>{icon}</span>
      <h2 className={style.title}>
        <Link to={to} className={stretchedLinkClass}>
          {title}
        </Link>
      </h2>
      <p className={style.hint}>{hint}</p>
    </Card>
  );
}
