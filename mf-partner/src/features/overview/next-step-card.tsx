import { useQuery } from '@tanstack/react-query';
import { bucharestDay } from '@vitrina/contract/rules/bucharest-day';
import { formatBani } from '@vitrina/contract/rules/money';
import { buttonClass } from '@vitrina/shared-ui/button';
import { Card } from '@vitrina/shared-ui/card';
import { Link } from 'react-router-dom';
import { messages } from '../../messages.ts';
import { commissionsQuery } from '../commissions/commissions-query.ts';
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
  pay: 'commissions',
  talk: 'contact',
  'create-another': 'new-request',
};

/** One suggestion; while nothing is known of the requests there is none (the cards say why). */
export function NextStepCard() {
  const { data: requests } = useQuery(requestsQuery());
  const commissions = useQuery(commissionsQuery());
  const today = bucharestDay(new Date());
  if (!requests || commissions.isPending || !today) return null;
  // Without the commissions the requests are still worth a suggestion.
  const { step, request, unpaid } = nextStep(requests, commissions.data ?? [], today);
  const { title, hint, action } = text.steps[step];
  const name = request?.business_name || messages.requests.unnamed;
  return (
    <Card className={style.card}>
      <div className={style.text}>
        <p className={style.label}>{text.label}</p>
        <h2 className={style.title}>
          {title({ name, count: unpaid?.count ?? 0, amount: formatBani(unpaid?.bani ?? 0) })}
        </h2>
        <p>{hint}</p>
      </div>
      <Link to={`/users/dashboard/${PLACES[step]}`} className={buttonClass()}>
        {action}
      </Link>
    </Card>
  );
}
