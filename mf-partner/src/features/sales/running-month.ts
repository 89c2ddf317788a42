import { bucharestDay } from '@vitrina/contract/rules/bucharest-day';

export const runningMonth = (): string => (bucharestDay(new Date()) ?? '').slice(0, 7);
