import type { EmbedSum } from '@vitrina/contract/entities/embed-funnel';
import { EMBED_STEPS } from '@vitrina/contract/rules/embed-steps';
import { type EmbedSumRow, OTHER_PAGES } from './embed-counts-repository.ts';

type Sums = { [Kind in keyof EmbedSum]: number };
interface Part {
  sums: Sums;
  steps: Map<string, number>;
}
const nothing = (): Part => ({
  sums: { ready: 0, seen: 0, opened: 0, start: 0, sent: 0, live: 0 },
  steps: new Map(),
});

/** Pages in one answer; the most seen ones when there are more. */
const MAX_PAGES = 500;

/** Pages without an address of their own come last and are never left out. */
const isTold = (page: string): boolean => page !== '' && page !== OTHER_PAGES;

/** Totals in display order. */
export function embedFunnel(rows: readonly EmbedSumRow[]) {
  const all = nothing();
  const days = new Map<string, Part>();
  const pages = new Map<string, Part>();
  for (const { day, page, event, step, count } of rows) {
    const part = day !== null ? partOf(days, day) : page !== null ? partOf(pages, page) : all;
    if (event === 'step') part.steps.set(step, count);
    else part.sums[event] += count;
  }
  return {
    total: all.sums,
    steps: stepsOf(all),
    days: [...days].map(([day, part]) => ({ day, ...part.sums, steps: stepsOf(part) })),
    pages: [...pages]
      .map(([page, part]) => ({ page, ...part.sums, steps: stepsOf(part) }))
      .sort(
        (a, b) =>
          Number(isTold(b.page)) - Number(isTold(a.page)) ||
          b.ready - a.ready ||
          b.sent - a.sent ||
          a.page.localeCompare(b.page),
      )
      .filter(({ page }, place) => place < MAX_PAGES || !isTold(page)),
  };
}

const stepsOf = ({ steps }: Part) => EMBED_STEPS.map((id) => ({ id, count: steps.get(id) ?? 0 }));

function partOf(all: Map<string, Part>, key: string): Part {
  const part = all.get(key) ?? nothing();
  all.set(key, part);
  return part;
}
