import { useQuery } from '@tanstack/react-query';
import type { PartnerSales } from '@vitrina/contract/entities/partner-sales';
import type { UserWebsite } from '@vitrina/contract/entities/user-website';
import { isolated } from '@vitrina/contract/rules/isolated';
import { toBani } from '@vitrina/contract/rules/money';
import { hostCan } from '@vitrina/shared-auth';
import { Badge } from '@vitrina/shared-ui/badge';
import { buttonClass } from '@vitrina/shared-ui/button';
import { Card } from '@vitrina/shared-ui/card';
import { Price } from '@vitrina/shared-ui/price';
import { messages } from '../../messages.ts';
import { salesMessages } from '../../sales-messages.ts';
import { requestsQuery } from '../requests/requests-query.ts';
import { runningMonth } from '../sales/running-month.ts';
import { salesQuery } from '../sales/sales-query.ts';
import { ofMonth } from '../sales/sales-so-far.ts';
import { adminPanelLink } from '../sites/admin-panel-link.ts';
import { WebsiteAddress } from '../website-address.tsx';
import style from './site-cards.module.css';
import { SitePicture } from './site-picture.tsx';

const text = salesMessages.sites;

export function LiveCard({ site }: { site: UserWebsite }) {
  const { data: requests = [] } = useQuery(requestsQuery());
  const { data: sales, isLoading } = useQuery(salesQuery());
  const name = isolated(site.business_name || messages.sites.unnamed);
  const panel = adminPanelLink(site.website_url, site.email);
  const request = requests.find(({ live_url }) => live_url && live_url === site.website_url);
  const sold = ofMonth(sales?.data ?? [], runningMonth()).find(
    ({ user_website_id }) => user_website_id === site.id,
  );
  return (
    <Card padding="none" className={style.card}>
      <SitePicture name={name} requestId={request?.id} />
      <div className={style.body}>
        <div className={style.head}>
          <h3 className={style.name}>{name}</h3>
          <Badge tone="success" dot>
            {text.live}
          </Badge>
        </div>
        <WebsiteAddress typed={site.website_url} />
        {hostCan('partner-sales') && (
          // Reserved from the start: the content below must not move.
          <p className={style.muted}>
            {text.sold}: {isLoading ? '…' : <Sold amount={sold?.sales} />}
          </p>
        )}
        {panel && (
          <a
            href={panel.href}
            target="_blank"
            rel="noreferrer"
            aria-label={messages.sites.adminPanelOf(name)}
            className={buttonClass({ variant: 'secondary', size: 'sm' })}
          >
            {messages.sites.adminPanel}
          </a>
        )}
      </div>
    </Card>
  );
}

const Sold = ({ amount }: { amount: PartnerSales['sales'] | undefined }) =>
  amount == null ? salesMessages.unknownAmount : <Price bani={toBani(amount)} />;
