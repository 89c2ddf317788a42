import { useQuery } from '@tanstack/react-query';
import type { WebsiteRequest } from '@vitrina/contract/entities/website-request';
import { hostCan } from '@vitrina/shared-auth';
import { Badge } from '@vitrina/shared-ui/badge';
import { buttonClass } from '@vitrina/shared-ui/button';
import { Card } from '@vitrina/shared-ui/card';
import { DateText } from '@vitrina/shared-ui/date-text';
import { StatusBadge } from '@vitrina/shared-ui/status-badge';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { messages } from '../../messages.ts';
import { useWhenSeen } from '../use-when-seen.ts';
import { WebsiteAddress } from '../website-address.tsx';
import { DeliveryCounter } from './delivery-counter.tsx';
import { RequestAnswers } from './request-answers.tsx';
import { requestDetailsQuery } from './request-details-query.ts';
import { RequestEnd } from './request-end.tsx';
import style from './request-list.module.css';
import { requestTimeline } from './request-timeline.ts';
import { RequestTimelineList } from './request-timeline-list.tsx';
import { sentAt } from './sent-at.ts';

const text = messages.requests;
const { room } = text;

interface RequestCardProps {
  request: WebsiteRequest;
  /** True when the host has details beyond the list. */
  tellsDetails: boolean;
}

export function RequestCard({ request, tellsDetails }: RequestCardProps) {
  const card = useRef<HTMLElement>(null);
  const [seen, setSeen] = useState(false);
  useWhenSeen(card, () => setSeen(true));
  // Meanwhile, or without details, the list has the first and last state.
  const details = useQuery({ ...requestDetailsQuery(request), enabled: seen && tellsDetails });
  const name = request.business_name || text.unnamed;
  const unread = request.unread ?? 0;
  return (
    <article ref={card} aria-label={name}>
      <Card className={style.card}>
        <div className={style.head}>
          <h2 className={style.name}>{name}</h2>
          <StatusBadge status={request.status ?? text.unknownState} />
        </div>
        <WebsiteAddress typed={request.website_url} />
        <p className={style.description}>{request.description || text.noDescription}</p>
        {request.sent_by_guest && (
          <p>
            {text.byGuest} <Link to="/users/dashboard/contact">{text.tellUs}</Link>
          </p>
        )}
        <p className={style.dates}>
          <span>
            {text.requestDate} <DateText value={sentAt(request)} missing={messages.unknownDate} />
          </span>
          <span>
            {text.updated}{' '}
            <DateText
              value={request.status_updated ?? request.created_at}
              missing={messages.unknownDate}
            />
          </span>
        </p>
        <DeliveryCounter request={request} />
        <RequestTimelineList
          steps={requestTimeline(request, details.data?.events ?? null)}
          liveUrl={request.live_url}
        />
        <RequestEnd request={request} />
        {hostCan('request-messages') && (
          <Link
            to={`/users/dashboard/site-request/${request.id}`}
            className={buttonClass({ size: 'sm' })}
            aria-label={[room.openFor(name), unread && room.unread(unread)]
              .filter(Boolean)
              .join(', ')}
          >
            {room.open}
            {unread > 0 && <Badge tone="accent">{room.unread(unread)}</Badge>}
          </Link>
        )}
        {tellsDetails && <RequestAnswers request={request} />}
      </Card>
    </article>
  );
}
