import type { WebsiteRequest } from '@vitrina/contract/entities/website-request';
import { isolated } from '@vitrina/contract/rules/isolated';
import { knownState } from '@vitrina/contract/rules/known-state';
import { REQUEST_STATES } from '@vitrina/contract/rules/request-status';
import { Badge } from '@vitrina/shared-ui/badge';
import { Card, stretchedLinkClass } from '@vitrina/shared-ui/card';
import { Link } from 'react-router-dom';
import { messages } from '../../messages.ts';
import { salesMessages } from '../../sales-messages.ts';
import { stepPlace } from '../requests/step-place.ts';
import style from './site-cards.module.css';
import { SitePicture } from './site-picture.tsx';
import type { WorkStep } from './use-requests-under-way.ts';

interface WorkCardProps {
  request: WebsiteRequest;
  step: WorkStep;
}

export function WorkCard({ request, step }: WorkCardProps) {
  const name = isolated(request.business_name || messages.requests.unnamed);
  const state = knownState(REQUEST_STATES, request.status);
  return (
    <Card padding="none" interactive className={style.card}>
      <SitePicture name={name} requestId={request.id} />
      <div className={style.body}>
        <div className={style.head}>
          <h3 className={style.name}>
            <Link to={stepPlace(step, request.id)} className={stretchedLinkClass}>
              {name}
            </Link>
          </h3>
          {state && <Badge tone={REQUEST_STATES[state].tone}>{REQUEST_STATES[state].label}</Badge>}
        </div>
        <p className={style.muted}>{salesMessages.sites.steps[step]}</p>
      </div>
    </Card>
  );
}
