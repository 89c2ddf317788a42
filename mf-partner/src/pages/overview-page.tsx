import { useQuery } from '@tanstack/react-query';
import { isolated } from '@vitrina/contract/rules/isolated';
import { hostCan, useSession } from '@vitrina/shared-auth';
import { commissionsQuery, loadCommissions } from '../features/commissions/commissions-query.ts';
import { OverviewOnboarding } from '../features/onboarding/overview-onboarding.tsx';
import { CommissionSummary } from '../features/overview/commission-summary.tsx';
import { MissingToken } from '../features/overview/missing-token.tsx';
import { MoreCards } from '../features/overview/more-cards.tsx';
import { NextStepCard } from '../features/overview/next-step-card.tsx';
import { OverviewCards } from '../features/overview/overview-cards.tsx';
import { loadRequests } from '../features/requests/requests-query.ts';
import { SalesOverview } from '../features/sales/sales-overview.tsx';
import { loadSales } from '../features/sales/sales-query.ts';
import { SiteCards } from '../features/site-cards/site-cards.tsx';
import { SiteList } from '../features/sites/site-list.tsx';
import { loadSites, sitesQuery } from '../features/sites/sites-query.ts';
import { PageSection } from '../layout/page-section.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { messages } from '../messages.ts';
import { salesMessages } from '../sales-messages.ts';

const text = messages.overview;

export const handle = { title: messages.nav.overview };

export const loader = () => {
  loadRequests();
  loadSites();
  loadCommissions();
  loadSales();
  return null;
};

export function Component() {
  const name = useSession(({ user }) => user?.name || user?.email || '');
  const hasToken = useSession(({ token }) => token !== null);
  return (
    <>
      <PageTitle title={text.greeting(isolated(name))} lead={text.lead} />
      {hasToken ? (
        <>
          <NextStepCard />
          {hostCan('partner-sales') ? <BusinessFirst /> : <WaysFirst />}
          <MoreCards />
        </>
      ) : (
        <MissingToken />
      )}
    </>
  );
}

/** Sales, debt and websites; before the first site, the way to it. */
function BusinessFirst() {
  const isNew = useIsNew();
  const sales = (
    <PageSection key="sales" title={text.commissions.title}>
      <SalesOverview />
    </PageSection>
  );
  const sites = (
    <PageSection key="sites" title={salesMessages.sites.title}>
      <SiteCards />
      {isNew && <OverviewOnboarding open />}
    </PageSection>
  );
  return (
    <>
      {isNew ? [sites, sales] : [sales, sites]}
      {!isNew && <OverviewOnboarding />}
      <OverviewCards />
    </>
  );
}

/** True without a live site and without anything from an earlier one. */
function useIsNew(): boolean {
  const { data: sites } = useQuery(sitesQuery());
  const { data: commissions } = useQuery(commissionsQuery());
  return sites?.length === 0 && commissions?.length === 0;
}

/** For hosts that send sales once a month. */
const WaysFirst = () => (
  <>
    <OverviewCards />
    <OverviewOnboarding />
    <PageSection title={text.sitesTitle}>
      <SiteList headingLevel="h3" />
    </PageSection>
    <PageSection title={text.commissions.title}>
      <CommissionSummary />
    </PageSection>
  </>
);
