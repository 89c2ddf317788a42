import type { Commission } from '@vitrina/contract/entities/commission';
import { formatLongDate } from '@vitrina/contract/rules/dates';
import { formatBani, toBani } from '@vitrina/contract/rules/money';
import { PageSection } from '../../layout/page-section.tsx';
import { payMessages } from '../../pay-messages.ts';
import { Period } from '../commissions/period.tsx';
import { siteName } from '../commissions/site-name.ts';
import style from './pay.module.css';

type Line = Pick<Commission, 'commission_id' | 'website_url' | 'period_start' | 'period_end'> &
  Partial<Pick<Commission, 'invoice_number' | 'due_date'>> & {
    /** RON. */
    amount: number | null;
  };

interface InvoiceSummaryProps {
  texts: { title: string; total: string };
  lines: readonly Line[];
  totalBani: number;
}

export function InvoiceSummary({ texts, lines, totalBani }: InvoiceSummaryProps) {
  return (
    <PageSection title={texts.title}>
      <ul className={style.lines}>
        {lines.map((line) => (
          <li key={line.commission_id} className={style.line}>
            <span>
              <span className={style.site}>{siteName(line)}</span>
              <span className={style.period}>
                <Period commission={line} />
              </span>
              <Invoice line={line} />
            </span>
            <span className={style.amount}>
              {line.amount !== null && formatBani(toBani(line.amount))}
            </span>
          </li>
        ))}
      </ul>
      <p className={style.total}>
        <span>{texts.total}</span>
        <span className={style.amount}>{formatBani(totalBani)}</span>
      </p>
    </PageSection>
  );
}

function Invoice({ line: { invoice_number, due_date } }: { line: Line }) {
  const facts = [
    invoice_number && payMessages.invoice(invoice_number),
    due_date && payMessages.due(formatLongDate(due_date)),
  ].filter(Boolean);
  return facts.length > 0 && <span className={style.period}>{facts.join(' · ')}</span>;
}
