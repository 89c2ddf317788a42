import { addDays, bucharestDay } from '@vitrina/contract/rules/bucharest-day';
import { type Period, periodBefore } from '@vitrina/contract/rules/period';
import { readDay } from '../list/read-day.ts';

export const PERIODS = ['all', '7', '30', '90', '365', 'custom'] as const;
export type PeriodName = (typeof PERIODS)[number];

export const ALL_DAYS: Period = { from: null, to: null };

/** A period and the equally long one before it. */
export interface AskedPeriod {
  name: PeriodName;
  period: Period;
  before: Period | null;
}

const isName = (text: string): text is PeriodName => (PERIODS as readonly string[]).includes(text);

export function periodIn(address: Partial<Record<'period' | 'from' | 'to', string>>): AskedPeriod {
  const asked = address.period ?? '';
  const name = isName(asked) ? asked : 'all';
  const today = bucharestDay(new Date()) ?? '';
  const period =
    name === 'all'
      ? ALL_DAYS
      : name === 'custom'
        ? { from: readDay(address.from ?? ''), to: readDay(address.to ?? '') }
        : { from: addDays(today, 1 - Number(name)), to: today };
  return { name, period, before: periodBefore(period, today) };
}

export const wholeOf = ({ period, before }: Pick<AskedPeriod, 'period' | 'before'>): Period => ({
  from: before?.from ?? period.from,
  to: period.to,
});
