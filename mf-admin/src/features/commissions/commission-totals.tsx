import { useQuery } from '@tanstack/react-query';
import type { Commission } from '@vitrina/contract/entities/commission';
import { formatBani, toBani } from '@vitrina/contract/rules/money';
import { hostCan } from '@vitrina/shared-auth';
import { Button } from '@vitrina/shared-ui/button';
import { VisuallyHidden } from '@vitrina/shared-ui/visually-hidden';
import type { ReactNode } from 'react';
import { commissionMessages } from '../../commission-messages.ts';
import { useListParams } from '../list/use-list-params.ts';
import style from './commission-totals.module.css';
import { commissionsQuery } from './commissions-query.ts';
import { isLate } from './is-late.ts';
import { rowsOfMonth } from './rows-of-month.ts';

const text = commissionMessages.totals;

export function CommissionTotals() {
  const { data } = useQuery(commissionsQuery());
  const params = useListParams();
  if (!data || !hostCan('commission-payments')) return null;
  const { rows } = rowsOfMonth(data, params.get('luna'));
  const late = rows.filter(isLate);
  return (
    <section aria-label={text.label}>
      <dl className={style.totals}>
        <Total term={text.owed} rows={rows.filter(({ paid }) => !paid)} />
        <Total term={text.late} rows={late} isLate>
          {late.length > 0 && params.get('paid') !== 'late' && (
            <Button variant="ghost" size="sm" onClick={() => params.set({ paid: 'late' })}>
              {text.showLate}
            </Button>
          )}
        </Total>
        <Total term={text.collected} rows={rows.filter(({ paid }) => paid)} />
      </dl>
    </section>
  );
}

interface TotalProps {
  term: string;
  rows: readonly Commission[];
  isLate?: boolean;
  children?: ReactNode;
}

function Total({ term, rows, isLate: late = false, children }: TotalProps) {
  const bani = rows.reduce((sum, { commission }) => sum + toBani(commission ?? 0), 0);
  return (
    <div className={style.total} data-late={late && rows.length > 0 ? '' : undefined}>
      <dt>{term}</dt>
      <dd className={style.sum}>{formatBani(bani)}</dd>
      <dd className={style.count}>
        <span aria-hidden="true">({rows.length})</span>
        <VisuallyHidden>{text.of(rows.length)}</VisuallyHidden>
      </dd>
      {children && <dd className={style.way}>{children}</dd>}
    </div>
  );
}
