import type { WebsiteRequest } from '@vitrina/contract/entities/website-request';
import { bucharestDay } from '@vitrina/contract/rules/bucharest-day';
import { isLateRequest } from '@vitrina/contract/rules/late-request';
import type { ClosedDays } from '@vitrina/contract/rules/working-days';

export const isLate = (
  { status, request_date, created_at, paused_days }: WebsiteRequest,
  closed: ClosedDays,
): boolean =>
  isLateRequest(
    {
      status,
      from: bucharestDay(request_date ?? created_at),
      pausedDays: paused_days ?? undefined,
    },
    bucharestDay(new Date()),
    closed,
  );
