import { useQuery } from '@tanstack/react-query';
import { bucharestDay } from '@vitrina/contract/rules/bucharest-day';
import { formatAppointment } from '@vitrina/contract/rules/dates';
import { formatBani } from '@vitrina/contract/rules/money';
import { hostCan } from '@vitrina/shared-auth';
import { useSettings } from '@vitrina/shared-auth/per-package/settings';
import { buttonClass } from '@vitrina/shared-ui/button';
import { Card } from '@vitrina/shared-ui/card';
import { Skeleton } from '@vitrina/shared-ui/skeleton';
import { Link } from 'react-router-dom';
import { messages } from '../../messages.ts';
import { useRequestPage } from '../../own-navigation.ts';
import { commissionsQuery } from '../commissions/commissions-query.ts';
import type { AmountSum } from '../commissions/sum-amounts.ts';
import { COMPANIES_HASH } from '../companies/companies-hash.ts';
import { requestsQuery, useUnreadableRequests } from '../requests/requests-query.ts';
import { stepPlace } from '../requests/step-place.ts';
import { sitesQuery, useUnreadableSites } from '../sites/sites-query.ts';
import { type NextStep, nextStep, type Suggestion } from './next-step.ts';
import style from './next-step-card.module.css';

const { overview } = messages;
const text = overview.nextStep;

/** Page of a step below the dashboard; null: the request form. All others lead to the request's page. */
const PLACES: Readonly<Partial<Record<NextStep, string | null>>> = {
  create: null,
  'use-site': 'active-sites',
  pay: 'commissions',
  'add-company': `profile${COMPANIES_HASH}`,
  'create-another': null,
};

/** One suggestion; hidden when its data is unreadable (the cards say why). */
export function NextStepCard() {
  const requests = useQuery(requestsQuery());
  const commissions = useQuery(commissionsQuery());
  const sites = useQuery(sitesQuery());
  const unreadable = useUnreadableRequests().length;
  const unreadableSites = useUnreadableSites().length;
  const { closedDays: closed } = useSettings();
  const today = bucharestDay(new Date());
  if (!today || (requests.isError && !requests.data)) return null;
  const isKnown = requests.data && !commissions.isPending && !sites.isPending;
  // Requests alone are enough for a suggestion.
  const suggestion =
    isKnown &&
    nextStep({
      requests: requests.data,
      requestCount: requests.data.length + unreadable,
      commissions: commissions.data ?? [],
      siteCount: sites.data ? sites.data.length + unreadableSites : null,
      today,
      closed,
    });
  // "Nothing left to do" needs the commissions.
  if (suggestion && suggestion.step === 'create-another' && !commissions.data) return null;
  return (
    <div className={style.place}>
      {suggestion ? (
        <SuggestionCard {...suggestion} />
      ) : (
        <Skeleton shape="block" className={style.placeholder} />
      )}
    </div>
  );
}

function SuggestionCard({ step, request, unpaid }: Suggestion) {
  const { title, hint, action } = text.steps[step];
  const name = request?.business_name || messages.requests.unnamed;
  const requestPage = useRequestPage();
  const to = placeOf(step, request) ?? requestPage;
  return (
    <Card className={style.card}>
      <div className={style.text}>
        <p className={style.label}>{text.label}</p>
        <h2 className={style.title}>
          {title({
            name,
            version: request?.version_number ?? 1,
            count: unpaid?.count ?? 0,
            amount: unpaid ? totalText(unpaid) : '',
          })}
        </h2>
        <p>{callText(step, request) ?? hint}</p>
      </div>
      {to && (
        <Link to={to} className={buttonClass()}>
          {action}
        </Link>
      )}
    </Card>
  );
}

function placeOf(step: NextStep, request: Suggestion['request']): string | null {
  const place = PLACES[step];
  if (place) return `/users/dashboard/${place}`;
  if (!request || place === null) return null;
  // Without a room, questions go to the contact page.
  const isQuestion = step === 'talk' || step === 'ask-why-late';
  return isQuestion && !hostCan('request-messages')
    ? '/users/dashboard/contact'
    : stepPlace(step, request.id);
}

const callText = (step: NextStep, request: Suggestion['request']): string | null =>
  step === 'wait-for-call' && request?.call_at
    ? text.callAt(formatAppointment(request.call_at))
    : null;

const totalText = ({ bani, unknown }: AmountSum): string =>
  bani === null ? overview.unknownTotal : overview.total(formatBani(bani), unknown);
