import type { Commission } from '@vitrina/contract/entities/commission';
import { bucharestDay } from '@vitrina/contract/rules/bucharest-day';
import { formatLongDate } from '@vitrina/contract/rules/dates';
import { formatBani } from '@vitrina/contract/rules/money';
import { Button, buttonClass } from '@vitrina/shared-ui/button';
import { Card } from '@vitrina/shared-ui/card';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { messages } from '../../messages.ts';
import { Amount } from './amount.tsx';
import style from './billing-facts.module.css';
import { compareMonths, type MonthComparison } from './compare-months.ts';
import { type MonthlyTotal, monthNames } from './monthly-totals.ts';
import { nextInvoice } from './next-invoice.ts';
import { payableAtOnce, payPath } from './payable-commissions.ts';
import { sumAmounts } from './sum-amounts.ts';

const text = messages.commissions.facts;

interface BillingFactsProps {
  commissions: readonly Commission[];
  totals: readonly MonthlyTotal[];
  onShowUnpaid: () => void;
}

/** Debt first, then the latest month beside the one before, then the next invoice. */
export function BillingFacts({ commissions, totals, onShowUnpaid }: BillingFactsProps) {
  const months = compareMonths(totals);
  const today = bucharestDay(new Date());
  const invoice = today && nextInvoice(today);
  const open = commissions.filter(({ paid }) => !paid);
  return (
    <dl className={style.facts}>
      <Debt open={open} onShow={onShowUnpaid} />
      {months && <LatestMonth months={months} />}
      {invoice && (
        <Fact term={text.nextInvoice} note={formatLongDate(invoice.day)}>
          {text.daysLeft(invoice.daysLeft)}
        </Fact>
      )}
    </dl>
  );
}

function Debt({ open, onShow }: { open: readonly Commission[]; onShow: () => void }) {
  const unpaid = sumAmounts(open);
  const payable = payableAtOnce(open);
  return (
    <Card className={style.debt} data-open={open.length > 0 || undefined}>
      <dt>{text.unpaid}</dt>
      <dd className={style.sum}>
        <Amount bani={unpaid.bani} />
      </dd>
      <dd>{text.openCount(open.length)}</dd>
      {unpaid.unknown > 0 && <dd>{messages.commissions.withoutUnknown(unpaid.unknown)}</dd>}
      {open.length > 0 && (
        <dd className={style.action}>
          {payable.length > 0 && (
            <Link to={payPath(payable)} className={buttonClass()}>
              {text.payAll(payable.length)}
            </Link>
          )}
          <Button variant={payable.length > 0 ? 'secondary' : 'primary'} onClick={onShow}>
            {text.showUnpaid}
          </Button>
        </dd>
      )}
    </Card>
  );
}

/** The last two invoiced months: the current one has no invoice yet. */
function LatestMonth({ months }: { months: MonthComparison }) {
  const { latest, before, changePercent, unknown } = months;
  const amount = <Amount bani={latest.bani} />;
  if (!before || before.bani === null || changePercent === null) {
    const [month = ''] = monthNames([latest.month]);
    const note = unknown > 0 ? text.unknownComparison : text.noComparison;
    return (
      <Fact term={text.month(month)} note={note}>
        {amount}
      </Fact>
    );
  }
  const [month = '', monthBefore = ''] = monthNames([latest.month, before.month]);
  return (
    <Fact
      term={text.months(month, monthBefore)}
      note={text.change(changePercent, formatBani(before.bani))}
      more={text.lastInvoiced}
    >
      {amount}
    </Fact>
  );
}

interface FactProps {
  term: string;
  note: string;
  more?: string | false;
  children: ReactNode;
}

function Fact({ term, note, more, children }: FactProps) {
  return (
    <Card className={style.fact}>
      <dt>{term}</dt>
      <dd className={style.value}>{children}</dd>
      <dd className={style.note}>{note}</dd>
      {more && <dd className={style.note}>{more}</dd>}
    </Card>
  );
}
