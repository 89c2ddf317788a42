import { useQuery } from '@tanstack/react-query';
import { knownState } from '@vitrina/contract/rules/known-state';
import { REQUEST_STATES } from '@vitrina/contract/rules/request-status';
import { requestsQuery } from '../requests/requests-query.ts';
import { Onboarding } from './onboarding.tsx';

/** Progress of the newest open request, unless a guest sent it. */
export function OverviewOnboarding({ open }: { open?: boolean }) {
  const { data = [] } = useQuery(requestsQuery());
  const request = data.find(({ status, sent_by_guest }) => {
    const state = knownState(REQUEST_STATES, status);
    return state && !REQUEST_STATES[state].isFinal && !sent_by_guest;
  });
  return request ? <Onboarding request={request} open={open} /> : null;
}
