import { useQueries } from '@tanstack/react-query';
import { Card, stretchedLinkClass } from '@vitrina/shared-ui/card';
import { ErrorState } from '@vitrina/shared-ui/error-state';
import { Skeleton } from '@vitrina/shared-ui/skeleton';
import FilePlus from 'lucide-react/icons/file-plus';
import Globe from 'lucide-react/icons/globe';
import ListChecks from 'lucide-react/icons/list-checks';
import MessageCircle from 'lucide-react/icons/message-circle';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { messages } from '../../messages.ts';
import { requestsQuery } from '../requests/requests-query.ts';
import { sitesQuery } from '../sites/sites-query.ts';
import style from './overview-cards.module.css';

const text = messages.overview.cards;

/** The four ways on, two of them with live numbers. */
export function OverviewCards() {
  const [requests, sites] = useQueries({ queries: [requestsQuery(), sitesQuery()] });
  if (requests.isPending || sites.isPending) return <Skeleton className={style.placeholder} />;
  if (requests.isError) {
    return (
      <ErrorState
        title={messages.overview.failed}
        retryLabel={messages.retry}
        retrying={requests.isFetching}
        onRetry={() => void requests.refetch()}
      />
    );
  }
  return (
    <div className={style.cards}>
      <OverviewCard
        to="new-request"
        icon={<FilePlus />}
        title={text.newRequest}
        hint={text.newRequestHint}
      />
      <OverviewCard
        to="site-request"
        icon={<ListChecks />}
        title={text.requests(requests.data.length)}
        hint={text.requestsHint}
      />
      <OverviewCard
        to="active-sites"
        icon={<Globe />}
        title={text.sites(sites.data?.length ?? 0)}
        hint={text.sitesHint}
      />
      <OverviewCard
        to="contact"
        icon={<MessageCircle />}
        title={text.contact}
        hint={text.contactHint}
      />
    </div>
  );
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
        <Link to={`/users/dashboard/${to}`} className={stretchedLinkClass}>
          {title}
        </Link>
      </h2>
      <p className={style.hint}>{hint}</p>
    </Card>
  );
}
