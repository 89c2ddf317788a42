import { useMemo } from 'react';
import { useListParams } from '../list/use-list-params.ts';
import { type AskedPeriod, periodIn } from './period-in.ts';

export function usePeriod(): AskedPeriod {
  const params = useListParams();
  const period = params.get('period');
  const from = params.get('from');
  const to = params.get('to');
  return useMemo(() => periodIn({ period, from, to }), [period, from, to]);
}
