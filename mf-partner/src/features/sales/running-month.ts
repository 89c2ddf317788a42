import { bucharestDay } from '@vitrina/contract/rules/bucharest-day';

/** The month of today, `YYYY-MM`. */
export const runningMonth = (): string => (bucharestDay(new Date()) ?? '').slice(0, 7);
