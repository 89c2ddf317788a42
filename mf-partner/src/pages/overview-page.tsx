import { useSession } from '@vitrina/shared-auth';
import { loadCommissions } from '../features/commissions/commissions-query.ts';
import { CommissionSummary } from '../features/overview/commission-summary.tsx';
import { MissingToken } from '../features/overview/missing-token.tsx';
import { NextStepCard } from '../features/overview/next-step-card.tsx';
import { OverviewCards } from '../features/overview/overview-cards.tsx';
import { loadRequests } from '../features/requests/requests-query.ts';
import { SiteList } from '../features/sites/site-list.tsx';
import { loadSites } from '../features/sites/sites-query.ts';
import { messages } from '../messages.ts';

const text = messages.overview;

export const handle = { title: messages.nav.overview };

export const loader = () => {
  loadRequests();
  loadSites();
  loadCommissions();
  return null;
};

export function Component() {
  const name = useSession(({ user }) => user?.name || user?.email || '');
  const hasToken = useSession(({ token }) => token !== null);
  return (
    <>
      <div>
        <h1>{text.greeting(name)}</h1>
        <p>{text.lead}</p>
      </div>
      {hasToken ? (
        <>
          <NextStepCard />
          <OverviewCards />
          <h2>{text.sitesTitle}</h2>
          <SiteList headingLevel="h3" />
          <h2>{text.commissions.title}</h2>
          <CommissionSummary />
        </>
      ) : (
        <MissingToken />
      )}
    </>
  );
}
