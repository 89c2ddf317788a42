import type { UserWebsite } from '@vitrina/contract/entities/user-website';
import type { WebsiteRequest } from '@vitrina/contract/entities/website-request';
import { DateText } from '@vitrina/shared-ui/date-text';
import { StatusBadge } from '@vitrina/shared-ui/status-badge';
import { Link } from 'react-router-dom';
import { customerMessages as text } from '../../customer-messages.ts';
import { messages } from '../../messages.ts';
import { WebLink } from '../list/web-link.tsx';
import { requestAddress } from '../requests/request-address.ts';
import { requestName } from '../requests/request-name.ts';
import style from './customer.module.css';
import { CustomerSection } from './customer-section.tsx';

export function CustomerRequests({ requests }: { requests: readonly WebsiteRequest[] }) {
  return (
    <CustomerSection
      title={text.sections.requests}
      none={text.none.requests}
      isEmpty={requests.length === 0}
    >
      <ul className={style.rows}>
        {requests.map((request) => (
          <li key={request.id} className={style.row}>
            <Link to={requestAddress(request)}>{requestName(request)}</Link>
            <DateText value={request.request_date} className={style.muted} />
            <StatusBadge status={request.status ?? messages.missing.state} />
          </li>
        ))}
      </ul>
    </CustomerSection>
  );
}

export function CustomerSites({ sites }: { sites: readonly UserWebsite[] }) {
  return (
    <CustomerSection
      title={text.sections.sites}
      none={text.none.sites}
      isEmpty={sites.length === 0}
    >
      <ul className={style.rows}>
        {sites.map(({ id, business_name, website_url }) => (
          <li key={id} className={style.row}>
            <span>{business_name || `#${id}`}</span>
            <WebLink url={website_url} />
          </li>
        ))}
      </ul>
    </CustomerSection>
  );
}
