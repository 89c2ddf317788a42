import { useSession } from '@vitrina/shared-auth';
import { loadCommissions } from '../features/commissions/commissions-query.ts';
import { CommissionSummary } from '../features/overview/commission-summary.tsx';
import { MissingToken } from '../features/overview/missing-token.tsx';
import { MoreCards } from '../features/overview/more-cards.tsx';
import { NextStepCard } from '../features/overview/next-step-card.tsx';
import { OverviewCards } from '../features/overview/overview-cards.tsx';
import { loadRequests } from '../features/requests/requests-query.ts';
import { SiteList } from '../features/sites/site-list.tsx';
import { loadSites } from '../features/sites/sites-query.ts';
import { PageSection } from '../layout/page-section.tsx';
import { PageTitle } from '../layout/page-title.tsx';
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
      <PageTitle title={text.greeting(name)} lead={text.lead} />
      {hasToken ? (
        <>
          <NextStepCard />
          <OverviewCards />
          <PageSection title={text.sitesTitle}>
            <SiteList headingLevel="h3" />
          </PageSection>
          <PageSection title={text.commissions.title}>
            <CommissionSummary />
          </PageSection>
          <MoreCards />
        </>
      ) : (
        <MissingToken />
      )}
    </>
  );
}
