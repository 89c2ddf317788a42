import { useQuery } from '@tanstack/react-query';
import type { WebsiteRequest } from '@vitrina/contract/entities/website-request';
import { knownState } from '@vitrina/contract/rules/known-state';
import { onboardingPlace } from '@vitrina/contract/rules/onboarding-places';
import type { OnboardingStep } from '@vitrina/contract/rules/onboarding-steps';
import { REQUEST_STATES } from '@vitrina/contract/rules/request-status';
import { hostCan } from '@vitrina/shared-auth';
import { Checklist } from '@vitrina/shared-ui/checklist';
import { Skeleton } from '@vitrina/shared-ui/skeleton';
import { Link } from 'react-router-dom';
import { onboardingMessages as text } from '../../onboarding-messages.ts';
import { requestDetailsQuery } from '../requests/request-details-query.ts';
import style from './onboarding.module.css';

interface OnboardingProps {
  request: WebsiteRequest;
  open?: boolean | undefined;
}

/** Steps from account to live website, each with its link; hidden when complete. */
export function Onboarding({ request, open = false }: OnboardingProps) {
  const state = knownState(REQUEST_STATES, request.status);
  const isUnderWay = state !== null && !REQUEST_STATES[state].isFinal;
  const { data, isLoading } = useQuery({
    ...requestDetailsQuery(request),
    enabled: isUnderWay && hostCan('request-details'),
  });
  // As high as the loaded line: the content below must not move.
  if (isLoading) return <Skeleton shape="block" className={style.line} />;
  const parts = (isUnderWay && data?.onboarding) || [];
  const items = parts.flatMap(({ step, done }) => (step ? [{ step, done: done ?? false }] : []));
  const doneCount = items.filter(({ done }) => done).length;
  if (doneCount === items.length) return null;
  const hasVersion = items.some(({ step, done }) => step === 'version' && done);
  return (
    <Checklist
      summary={text.summary(doneCount, items.length)}
      states={text.states}
      open={open}
      items={items.map(({ step, done }) => {
        const label = text.steps[step];
        const way = done ? undefined : wayOf(step, request, hasVersion);
        return { id: step, label, done, action: way && <Way {...way} label={label} /> };
      })}
    />
  );
}

interface WayProps {
  to: string;
  action: string;
  label: string;
}

const Way = ({ to, action, label }: WayProps) => (
  <Link to={to} aria-label={`${action}: ${label}`}>
    {action}
  </Link>
);

/** Page of the partner's step; `undefined` while it is staff's turn. */
function wayOf(
  step: OnboardingStep,
  { id, paused_since, call_at }: WebsiteRequest,
  hasVersion: boolean,
): Omit<WayProps, 'label'> | undefined {
  const { actions } = text;
  if (step === 'call' && !hostCan('request-calls'))
    return { to: '/users/dashboard/contact', action: actions.write };
  const isOurs = (step === 'needs' && !paused_since) || (step === 'approval' && !hasVersion);
  const to = onboardingPlace(step, id);
  if (to === null || isOurs || !(step in actions)) return undefined;
  const action = step === 'call' && call_at ? 'booked' : (step as keyof typeof actions);
  return { to, action: actions[action] };
}
