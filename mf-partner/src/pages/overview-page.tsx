import { useSession } from '@vitrina/shared-auth';
import { OverviewCards } from '../features/overview/overview-cards.tsx';
import { loadRequests } from '../features/requests/requests-query.ts';
import { SiteList } from '../features/sites/site-list.tsx';
import { loadSites } from '../features/sites/sites-query.ts';
import { messages } from '../messages.ts';

export const handle = { title: messages.nav.overview };

export const loader = () => {
  loadRequests();
  loadSites();
  return null;
};

export function Component() {
  const name = useSession(({ user }) => user?.name || user?.email || '');
  return (
    <>
      <div>
        <h1>{messages.overview.greeting(name)}</h1>
        <p>{messages.overview.lead}</p>
      </div>
      <OverviewCards />
      <h2>{messages.overview.sitesTitle}</h2>
      <SiteList headingLevel="h3" />
    </>
  );
}
