import { useQuery } from '@tanstack/react-query';
import { buttonClass } from '@vitrina/shared-ui/button';
import { Card } from '@vitrina/shared-ui/card';
import { Link } from 'react-router-dom';
import { messages } from '../../messages.ts';
import { requestsQuery } from '../requests/requests-query.ts';
import { type NextStep, nextStep } from './next-step.ts';
import style from './next-step-card.module.css';

const text = messages.overview.nextStep;

/** Where each step leads, below the dashboard. */
const PLACES: Readonly<Record<NextStep, string>> = {
  create: 'new-request',
  'try-version': 'site-request',
  'wait-for-version': 'site-request',
  'wait-for-call': 'site-request',
  'use-site': 'active-sites',
  talk: 'contact',
};

/** One suggestion; while nothing is known of the requests there is none (the cards say why). */
export function NextStepCard() {
  const { data: requests } = useQuery(requestsQuery());
  if (!requests) return null;
  const { step, request } = nextStep(requests);
  const { title, hint, action } = text.steps[step];
  const name = request?.business_name || messages.requests.unnamed;
  return (
    <Card className={style.card}>
      <div className={style.text}>
        <p className={style.label}>{text.label}</p>
        <h2 className={style.title}>{title(name)}</h2>
        <p>{hint}</p>
      </div>
      <Link to={`/users/dashboard/${PLACES[step]}`} className={buttonClass()}>
        {action}
      </Link>
    </Card>
  );
}
