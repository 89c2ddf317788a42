import { useQuery } from '@tanstack/react-query';
import type { UserWebsite } from '@vitrina/contract/entities/user-website';
import { serverMessageOr } from '@vitrina/shared-auth';
import { buttonClass } from '@vitrina/shared-ui/button';
import { Card } from '@vitrina/shared-ui/card';
import { DateText } from '@vitrina/shared-ui/date-text';
import { EmptyState } from '@vitrina/shared-ui/empty-state';
import { QueryView } from '@vitrina/shared-ui/query-view';
import { Skeleton } from '@vitrina/shared-ui/skeleton';
import { UnreadableRows } from '@vitrina/shared-ui/unreadable-rows';
import Globe from 'lucide-react/icons/globe';
import { Link } from 'react-router-dom';
import { messages } from '../../messages.ts';
import { useRequestPage } from '../../own-navigation.ts';
import { WebsiteAddress } from '../website-address.tsx';
import { adminPanelLink } from './admin-panel-link.ts';
import style from './site-list.module.css';
import { sitesQuery, useUnreadableSites } from './sites-query.ts';

const text = messages.sites;

export function SiteList({ headingLevel: Heading }: { headingLevel: 'h2' | 'h3' }) {
  const sites = useQuery(sitesQuery());
  return (
    <QueryView
      query={sites}
      loading={<Skeleton shape="block" className={style.placeholder} />}
      // The specification reads the host's message of this call.
      failed={serverMessageOr(sites.error, text.failed)}
      retryLabel={messages.retry}
    >
      {(sites) => <Sites sites={sites} Heading={Heading} />}
    </QueryView>
  );
}

function Sites({ sites, Heading }: { sites: readonly UserWebsite[]; Heading: 'h2' | 'h3' }) {
  const unreadable = useUnreadableSites();
  if (sites.length === 0 && unreadable.length === 0) return <NoSites />;
  return (
    <>
      <UnreadableRows rows={unreadable} text={text.unreadable} />
      <ul className={style.list}>
        {sites.map((site) => (
          <li key={site.id}>
            <SiteCard site={site} Heading={Heading} />
          </li>
        ))}
      </ul>
    </>
  );
}

function SiteCard({ site, Heading }: { site: UserWebsite; Heading: 'h2' | 'h3' }) {
  const panel = adminPanelLink(site.website_url, site.email);
  return (
    <Card className={style.card}>
      <Heading className={style.name}>{site.business_name || text.unnamed}</Heading>
      <WebsiteAddress typed={site.website_url} />
      <dl className={style.facts}>
        <dt>{text.email}</dt>
        <dd>{site.email || '—'}</dd>
        <dt>{text.createdAt}</dt>
        <dd>
          <DateText value={site.created_at} missing={messages.unknownDate} />
        </dd>
        <dt>{text.updatedAt}</dt>
        <dd>
          <DateText value={site.updated_at} missing={messages.unknownDate} />
        </dd>
      </dl>
      {panel && (
        <a
          href={panel.href}
          target="_blank"
          rel="noreferrer"
          aria-label={text.adminPanelOf(site.business_name || text.unnamed)}
          className={buttonClass({ variant: 'secondary', size: 'sm' })}
        >
          {text.adminPanel}
        </a>
      )}
    </Card>
  );
}

export function NoSites() {
  const requestPage = useRequestPage();
  return (
    <EmptyState
      illustration={<Globe />}
      title={text.empty.title}
      action={
        <>
          {requestPage && (
            <Link to={requestPage} className={buttonClass()}>
              {text.empty.create}
            </Link>
          )}
          <Link
            to="/users/dashboard/site-request"
            className={buttonClass({ variant: 'secondary' })}
          >
            {text.empty.requests}
          </Link>
        </>
      }
    >
      {text.empty.text}
    </EmptyState>
  );
}
