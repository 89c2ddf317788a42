import { useQuery } from '@tanstack/react-query';
import type { WebsiteRequest } from '@vitrina/contract/entities/website-request';
import { bucharestDay } from '@vitrina/contract/rules/bucharest-day';
import { useSettings } from '@vitrina/shared-auth/per-package/settings';
import { salesMessages } from '../../sales-messages.ts';
import { stepOf } from '../overview/next-step.ts';
import { requestsQuery } from '../requests/requests-query.ts';
import { sitesQuery } from '../sites/sites-query.ts';

export type WorkStep = keyof typeof salesMessages.sites.steps;
const isWork = (step: string | null): step is WorkStep =>
  step !== null && Object.hasOwn(salesMessages.sites.steps, step);

export function useRequestsUnderWay(): { request: WebsiteRequest; step: WorkStep }[] {
  const { data: requests = [] } = useQuery(requestsQuery());
  const { data: sites } = useQuery(sitesQuery());
  const { closedDays: closed } = useSettings();
  const today = bucharestDay(new Date());
  if (!today) return [];
  const known = { today, closed, siteCount: sites ? sites.length : null };
  return requests.flatMap((request) => {
    const step = request.live_url ? null : stepOf(request, known);
    return isWork(step) ? [{ request, step }] : [];
  });
}
