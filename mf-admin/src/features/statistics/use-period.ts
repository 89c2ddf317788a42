import { addDays, bucharestDay } from '@vitrina/contract/rules/bucharest-day';
import { useMemo } from 'react';
import { readDay } from '../list/read-day.ts';
import { useListParams } from '../list/use-list-params.ts';
import { type Period, periodBefore } from './combine-days.ts';

export const PERIODS = ['all', '7', '30', '90', '365', 'custom'] as const;
type PeriodName = (typeof PERIODS)[number];

const isName = (text: string): text is PeriodName => (PERIODS as readonly string[]).includes(text);

/** The period in the address, and the one of the same length before it. */
export function usePeriod(): { name: PeriodName; period: Period; before: Period | null } {
  const params = useListParams();
  const asked = params.get('period');
  const name = isName(asked) ? asked : 'all';
  const from = params.get('from');
  const to = params.get('to');
  return useMemo(() => {
    const today = bucharestDay(new Date()) ?? '';
    const period: Period =
      name === 'all'
        ? { from: null, to: null }
        : name === 'custom'
          ? { from: readDay(from), to: readDay(to) }
          : { from: addDays(today, 1 - Number(name)), to: today };
    return { name, period, before: periodBefore(period, today) };
  }, [name, from, to]);
}
