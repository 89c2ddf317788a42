import type { WebsiteRequest } from '@vitrina/contract/entities/website-request';
import { messages } from '../../messages.ts';
import { CustomerLink } from '../customer-link/customer-link.tsx';
import { WebLink } from '../list/web-link.tsx';
import { PhoneLink } from './phone-link.tsx';
import style from './request-details.module.css';

const text = messages.requests.details;

export function RequestContact({ request }: { request: WebsiteRequest }) {
  const { email, phone, website_url, live_url, description } = request;
  return (
    <dl className={style.terms}>
      <div>
        <dt>{text.contact}</dt>
        <dd>
          <CustomerLink email={email} />
        </dd>
      </div>
      <div>
        <dt>{text.phone}</dt>
        <dd>
          <PhoneLink phone={phone} />
        </dd>
      </div>
      {(website_url || !live_url) && (
        <div>
          <dt>{text.website}</dt>
          <dd>{website_url ? <WebLink url={website_url} /> : '—'}</dd>
        </div>
      )}
      <div>
        <dt>{text.description}</dt>
        <dd>{description || '—'}</dd>
      </div>
    </dl>
  );
}
