import type { CallResponse } from '@vitrina/contract/call';
import type { getWebsiteRequest } from '@vitrina/contract/calls/get-website-request';
import type { Capability } from '@vitrina/contract/capabilities';
import type { WebsiteRequest } from '@vitrina/contract/entities/website-request';
import type { OnboardingStep } from '@vitrina/contract/rules/onboarding-steps';
import { hostCan } from '@vitrina/shared-auth';
import { Checklist } from '@vitrina/shared-ui/checklist';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { requestMessages } from '../../request-messages.ts';
import { AskOwner, isOwners, type OwnersStep } from './ask-owner.tsx';

const text = requestMessages.onboarding;

const WAYS: Readonly<
  Record<Exclude<OnboardingStep, OwnersStep>, { to: string; capability: Capability | null }>
> = {
  needs: { to: '#de-trimis', capability: 'request-asks' },
  version: { to: '#versiuni', capability: 'request-versions' },
  live: { to: '#site', capability: null },
};

interface OnboardingProps {
  request: WebsiteRequest;
  parts: CallResponse<typeof getWebsiteRequest>['onboarding'];
}

export function Onboarding({ request, parts }: OnboardingProps) {
  const items = (parts ?? []).flatMap(({ step, done }) =>
    step ? [{ id: step, label: text.steps[step], done: done ?? false }] : [],
  );
  const done = items.filter((item) => item.done).length;
  if (done === items.length) return null;
  const hasVersion = items.some((item) => item.id === 'version' && item.done);
  return (
    <Checklist
      summary={text.summary(done, items.length)}
      states={text.states}
      items={items.map((item) => ({
        ...item,
        action: !item.done && actionOf(item.id, request, hasVersion),
      }))}
    />
  );
}

function actionOf(step: OnboardingStep, request: WebsiteRequest, hasVersion: boolean): ReactNode {
  if (step === 'approval' && !hasVersion) return null;
  if (step === 'call' && !hostCan('request-calls')) return null;
  if (step === 'call' && request.call_at) return <Way to="#apel" step={step} />;
  if (isOwners(step)) return <AskOwner requestId={request.id} step={step} />;
  const { to, capability } = WAYS[step];
  return capability && !hostCan(capability) ? null : <Way to={to} step={step} />;
}

const Way = ({ to, step }: { to: string; step: keyof typeof text.actions }) => (
  <Link to={to} aria-label={`${text.actions[step]}: ${text.steps[step]}`}>
    {text.actions[step]}
  </Link>
);
