import { useQuery } from '@tanstack/react-query';
import type { UserWebsite } from '@vitrina/contract/entities/user-website';
import { serverMessageOr } from '@vitrina/shared-auth';
import { QueryView } from '@vitrina/shared-ui/query-view';
import { Skeleton } from '@vitrina/shared-ui/skeleton';
import { UnreadableRows } from '@vitrina/shared-ui/unreadable-rows';
import { Link } from 'react-router-dom';
import { messages } from '../../messages.ts';
import { salesMessages } from '../../sales-messages.ts';
import { NoSites } from '../sites/site-list.tsx';
import { sitesQuery, useUnreadableSites } from '../sites/sites-query.ts';
import { LiveCard } from './live-card.tsx';
import style from './site-cards.module.css';
import { useRequestsUnderWay } from './use-requests-under-way.ts';
import { WorkCard } from './work-card.tsx';

const text = salesMessages.sites;

const MAX_LIVE = 6;
const MAX_IN_WORK = 3;

export function SiteCards() {
  const sites = useQuery(sitesQuery());
  return (
    <>
      <InWork />
      <QueryView
        query={sites}
        loading={<Skeleton shape="block" className={style.placeholder} />}
        // The specification reads the host's message of this call.
        failed={serverMessageOr(sites.error, messages.sites.failed)}
        retryLabel={messages.retry}
      >
        {(live) => <Live sites={live} />}
      </QueryView>
    </>
  );
}

function InWork() {
  const requests = useRequestsUnderWay();
  if (requests.length === 0) return null;
  return (
    <>
      <ul className={style.list}>
        {requests.slice(0, MAX_IN_WORK).map(({ request, step }) => (
          <li key={request.id}>
            <WorkCard request={request} step={step} />
          </li>
        ))}
      </ul>
      {requests.length > MAX_IN_WORK && (
        <Link to="/users/dashboard/site-request">{text.allRequests}</Link>
      )}
    </>
  );
}

function Live({ sites }: { sites: readonly UserWebsite[] }) {
  const unreadable = useUnreadableSites();
  const inWork = useRequestsUnderWay();
  if (sites.length === 0 && unreadable.length === 0) return inWork.length > 0 ? null : <NoSites />;
  return (
    <>
      <UnreadableRows rows={unreadable} text={messages.sites.unreadable} />
      <ul className={style.list}>
        {sites.slice(0, MAX_LIVE).map((site) => (
          <li key={site.id}>
            <LiveCard site={site} />
          </li>
        ))}
      </ul>
      {sites.length > MAX_LIVE && (
        <Link to="/users/dashboard/active-sites">{text.all(sites.length)}</Link>
      )}
    </>
  );
}
