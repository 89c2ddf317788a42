import type { Commission } from '@vitrina/contract/entities/commission';
import { bucharestDay } from '@vitrina/contract/rules/bucharest-day';
import { formatLongDate } from '@vitrina/contract/rules/dates';
import { Card } from '@vitrina/shared-ui/card';
import { Price } from '@vitrina/shared-ui/price';
import type { ReactNode } from 'react';
import { messages } from '../../messages.ts';
import style from './billing-facts.module.css';
import { compareMonths } from './compare-months.ts';
import { type MonthlyTotal, monthLabel } from './monthly-totals.ts';
import { nextInvoice } from './next-invoice.ts';
import { unpaidBani } from './unpaid-bani.ts';

const text = messages.commissions.facts;

export interface BillingFactsProps {
  commissions: readonly Commission[];
  totals: readonly MonthlyTotal[];
}

/** What is to be paid, the latest month against the one before, and when the next invoice comes. */
export function BillingFacts({ commissions, totals }: BillingFactsProps) {
  const months = compareMonths(totals);
  const today = bucharestDay(new Date());
  const invoice = today && nextInvoice(today);
  const open = commissions.filter(({ paid }) => !paid).length;
  return (
    <dl className={style.facts}>
      <Fact term={text.unpaid} note={text.openCount(open)}>
        <Price bani={unpaidBani(commissions)} />
      </Fact>
      {months && (
        <Fact
          term={text.month(monthLabel(months.latest.month))}
          note={
            months.before && months.changePercent !== null
              ? text.change(months.changePercent, monthLabel(months.before.month))
              : text.noComparison
          }
        >
          <Price bani={months.latest.bani} />
        </Fact>
      )}
      {invoice && (
        <Fact term={text.nextInvoice} note={formatLongDate(invoice.day)}>
          {text.daysLeft(invoice.daysLeft)}
        </Fact>
      )}
    </dl>
  );
}

function Fact({ term, note, children }: { term: string; note: string; children: ReactNode }) {
  return (
    <Card className={style.fact}>
      <dt>{term}</dt>
      <dd className={style.value}>{children}</dd>
      <dd className={style.note}>{note}</dd>
    </Card>
  );
}
