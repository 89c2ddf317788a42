import type { EmbedSum } from '@vitrina/contract/entities/embed-funnel';
import { EMBED_STEPS } from '@vitrina/contract/rules/embed-steps';
import type { EmbedSumRow } from './embed-counts-repository.ts';

type Sums = { [Kind in keyof EmbedSum]: number };
const nothing = (): Sums => ({ ready: 0, seen: 0, start: 0, sent: 0, live: 0 });

/** Pages of one answer; who has more sees the most seen. */
const MAX_PAGES = 500;

/** The sums in the order in which they are shown. */
export function embedFunnel(rows: readonly EmbedSumRow[]) {
  const total = nothing();
  const steps = new Map<string, number>();
  const days = new Map<string, Sums>();
  const pages = new Map<string, Sums>();
  for (const { day, page, event, step, count } of rows) {
    if (event === 'step') {
      if (step) steps.set(step, count);
    } else if (day !== null) sumsOf(days, day)[event] = count;
    else if (page !== null) sumsOf(pages, page)[event] = count;
    else total[event] = count;
  }
  return {
    total,
    steps: EMBED_STEPS.map((id) => ({ id, count: steps.get(id) ?? 0 })),
    days: [...days].map(([day, sums]) => ({ day, ...sums })),
    pages: [...pages]
      .map(([page, sums]) => ({ page, ...sums }))
      .sort((a, b) => b.ready - a.ready || b.sent - a.sent || a.page.localeCompare(b.page))
      .slice(0, MAX_PAGES),
  };
}

function sumsOf(all: Map<string, Sums>, key: string): Sums {
  const sums = all.get(key) ?? nothing();
  all.set(key, sums);
  return sums;
}
