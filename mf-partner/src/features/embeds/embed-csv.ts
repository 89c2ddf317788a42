import { csvText } from '@vitrina/contract/rules/csv';
import { formatDate } from '@vitrina/contract/rules/dates';
import { embedMessages as text } from '../../embed-messages.ts';
import type { EmbedNumbers } from './embeds-query.ts';
import { STAGES_WITH_STEPS, type Sums } from './stages.ts';

/** False for '' and '*', which do not name a single page. */
export const isTold = (page: string): boolean => page !== '' && page !== '*';

export const pageName = (page: string): string =>
  page === '*' ? text.otherPages : page || text.unknownPage;

const file = (column: string, rows: readonly (Sums & { name: string })[]): string =>
  csvText([
    [column, ...STAGES_WITH_STEPS.map(({ name }) => name)],
    ...rows.map((row) => [row.name, ...STAGES_WITH_STEPS.map(({ of }) => of(row))]),
  ]);

/** One table each. */
export const embedCsv = {
  days: ({ days }: Pick<EmbedNumbers, 'days'>) =>
    file(
      text.day,
      days.map((row) => ({ ...row, name: formatDate(row.day) })),
    ),
  pages: ({ pages }: Pick<EmbedNumbers, 'pages'>) =>
    file(
      text.page,
      pages.map((row) => ({ ...row, name: pageName(row.page) })),
    ),
};
