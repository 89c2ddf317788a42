import type { WebsiteRequest } from '@vitrina/contract/entities/website-request';
import { lacksCompany } from '@vitrina/contract/rules/lacks-company';
import { hostCan } from '@vitrina/shared-auth';
import { useHeld } from '@vitrina/shared-auth/per-package/permissions';
import { Alert } from '@vitrina/shared-ui/alert';
import { Link } from 'react-router-dom';
import { requestMessages } from '../../request-messages.ts';
import { WebLink } from '../list/web-link.tsx';
import { neededFor } from '../permissions/page-permissions.ts';
import { AskOwner } from './ask-owner.tsx';
import style from './request-details.module.css';

const text = requestMessages.owner;

/** What the owner of a request has: the live site, and lists of their sites and commissions. */
export function RequestOwner({ request }: { request: WebsiteRequest }) {
  const { user_id, email, owner_name, live_url } = request;
  const isHeld = useHeld();
  const listOf = (page: string, q: string | null | undefined) =>
    user_id && q && isHeld(neededFor(page)) ? `/admin/${page}?${new URLSearchParams({ q })}` : null;
  const sites = listOf('manage', email);
  const commissions = listOf('commissions', owner_name);
  return (
    <>
      {lacksCompany(request) && (
        <Alert
          tone="warning"
          role="none"
          title={requestMessages.blocked.badge}
          actions={
            hostCan('request-messages') && (
              <AskOwner requestId={request.id} step="company" isAlone />
            )
          }
        >
          {requestMessages.blocked.text}
        </Alert>
      )}
      {(live_url || sites || commissions) && (
        <ul className={style.links}>
          {live_url && (
            <li>
              <WebLink url={live_url}>{text.live}</WebLink>
            </li>
          )}
          {sites && (
            <li>
              <Link to={sites}>{text.sites}</Link>
            </li>
          )}
          {commissions && (
            <li>
              <Link to={commissions}>{text.commissions}</Link>
            </li>
          )}
        </ul>
      )}
    </>
  );
}
