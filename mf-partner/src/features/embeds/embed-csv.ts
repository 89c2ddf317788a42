import type { EmbedSum } from '@vitrina/contract/entities/embed-funnel';
import { csvText } from '@vitrina/contract/rules/csv';
import { formatDate } from '@vitrina/contract/rules/dates';
import { embedMessages as text } from '../../embed-messages.ts';
import type { EmbedNumbers } from './embed-counts.tsx';

/** '' and '*' are pages that are not told apart. */
export const pageName = (page: string): string =>
  page === '*' ? text.otherPages : page || text.unknownPage;

const numbersOf = ({ ready, seen, start, sent, live }: EmbedSum) =>
  [ready, seen, start, sent, live].map((count) => count ?? 0);

/** Days, then pages, for a spreadsheet. */
export function embedCsv({ days, pages }: Pick<EmbedNumbers, 'days' | 'pages'>): string {
  const { ready, seen, start, sent, live } = text.stages;
  const stages = [ready, seen, start, sent, live];
  return csvText([
    [text.day, ...stages],
    ...days.map((row) => [formatDate(row.day), ...numbersOf(row)]),
    [],
    [text.page, ...stages],
    ...pages.map((row) => [pageName(row.page), ...numbersOf(row)]),
  ]);
}
