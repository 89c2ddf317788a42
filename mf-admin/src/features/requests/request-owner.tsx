import type { WebsiteRequest } from '@vitrina/contract/entities/website-request';
import { hasEnded } from '@vitrina/contract/rules/has-ended';
import { lacksCompany } from '@vitrina/contract/rules/lacks-company';
import { hostCan } from '@vitrina/shared-auth';
import { useHeld } from '@vitrina/shared-auth/per-package/permissions';
import { useFragmentFocus } from '@vitrina/shared-auth/per-package/use-fragment-focus';
import { Alert } from '@vitrina/shared-ui/alert';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { requestMessages } from '../../request-messages.ts';
import { WebLink } from '../list/web-link.tsx';
import { neededFor } from '../permissions/page-permissions.ts';
import { AskOwner } from './ask-owner.tsx';
import { AssignRequestSite } from './assign-request-site.tsx';
import { isHeld } from './held-request.tsx';
import style from './request-details.module.css';

const text = requestMessages.owner;

/** The owner's live site or the form that assigns it, with links to their lists. */
export function RequestOwner({ request }: { request: WebsiteRequest }) {
  const { user_id, email, owner_name, live_url } = request;
  const mayOpen = useHeld();
  const section = useFragmentFocus('site', true);
  const [isAssigned, setAssigned] = useState(false);
  useEffect(() => {
    // The focused button disappeared.
    if (isAssigned && live_url) section.current?.querySelector('a')?.focus();
  }, [isAssigned, live_url, section]);
  const listOf = (page: string, q: string | null | undefined) =>
    user_id && q && mayOpen(neededFor(page))
      ? `/admin/${page}?${new URLSearchParams({ q })}`
      : null;
  const sites = listOf('manage', email);
  const commissions = listOf('commissions', owner_name);
  // A new request is not late without a company, but its site cannot be assigned.
  const isNewWithout = request.status === 'pending' && request.has_company === false;
  const isBlocked = lacksCompany(request) || (isNewWithout && !live_url && !isHeld(request));
  const canAssign = user_id && !live_url && !isBlocked && !isHeld(request) && !hasEnded(request);
  return (
    <section ref={section} tabIndex={-1} aria-label={text.title} className={style.owner}>
      {isBlocked && (
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
      {canAssign && mayOpen(neededFor('manage')) && (
        <AssignRequestSite request={request} onDone={() => setAssigned(true)} />
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
    </section>
  );
}
