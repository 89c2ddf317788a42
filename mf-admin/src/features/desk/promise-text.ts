import type { DeskRequest } from '@vitrina/contract/entities/desk-request';
import { bucharestDay } from '@vitrina/contract/rules/bucharest-day';
import { hasEnded } from '@vitrina/contract/rules/has-ended';
import { promiseLeft } from '@vitrina/contract/rules/promise';
import type { ClosedDays } from '@vitrina/contract/rules/working-days';
import { deskMessages } from '../../desk-messages.ts';

const text = deskMessages.promise;

/** `null` without a promised day, and for a request that has ended. */
export function promiseText(
  { promised_on, paused_since, status }: DeskRequest,
  closed: ClosedDays,
  now = new Date(),
): { text: string; isOver: boolean } | null {
  if (hasEnded({ status })) return null;
  if (paused_since) return { text: text.paused, isOver: false };
  const today = bucharestDay(now);
  const due = bucharestDay(promised_on);
  if (!today || !due) return null;
  const { left, over } = promiseLeft(due, today, closed);
  if (over > 0) return { text: text.over(over), isOver: true };
  return { text: left > 0 ? text.left(left) : text.today, isOver: false };
}
