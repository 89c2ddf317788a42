import type { Commission } from '@vitrina/contract/entities/commission';
import { formatDate } from '@vitrina/contract/rules/dates';
import { disputeReason } from '@vitrina/contract/rules/dispute-reasons';
import { formatBani, toBani } from '@vitrina/contract/rules/money';
import type { ReactNode } from 'react';
import { commissionMessages } from '../../commission-messages.ts';
import { WebLink } from '../list/web-link.tsx';
import style from './commission-details.module.css';
import { commissionName } from './commission-name.ts';
import { InvoiceLink } from './invoice-link.tsx';
import { InvoiceUpload } from './invoice-upload.tsx';

const text = commissionMessages.details;

export function CommissionDetails({ commission }: { commission: Commission }) {
  const { corrections, refunds, dispute } = commission;
  return (
    <div className={style.details}>
      <Facts commission={commission} />
      <Part title={text.dispute} isShown={!!dispute}>
        {dispute && <Dispute dispute={dispute} />}
      </Part>
      <Part title={text.corrections} isShown={!!corrections?.length}>
        <ul className={style.list}>
          {corrections?.map((one) => (
            <li key={one.number}>
              <Line
                main={`${one.number ?? ''}, ${formatDate(one.issued_on)}`}
                amount={-(one.amount ?? 0)}
              />
              <p className={style.muted}>
                {[one.reason, one.settlement && commissionMessages.settlement[one.settlement]]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              {one.document ? (
                <WebLink url={one.document} label={text.documentOf(one.number ?? '')}>
                  {text.document}
                </WebLink>
              ) : (
                <p className={style.muted}>{text.drawing}</p>
              )}
            </li>
          ))}
        </ul>
      </Part>
      <Part title={text.refunds} isShown={!!refunds?.length}>
        <ul className={style.list}>
          {refunds?.map((one) => (
            <li key={`${one.created_at}${one.amount}`}>
              <Line main={formatDate(one.created_at)} amount={one.amount ?? 0} />
              <p className={style.muted}>
                {[
                  one.status && commissionMessages.refundStatus[one.status],
                  one.at_provider && text.atProvider,
                  one.reason,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </li>
          ))}
        </ul>
      </Part>
    </div>
  );
}

function Facts({ commission }: { commission: Commission }) {
  const { invoice_number, corrected, due_date, paid, paid_at, paid_by } = commission;
  const left = toBani(commission.commission ?? 0);
  const rows: [string, ReactNode][] = [
    [text.number, invoice_number],
    [
      text.file,
      <span key="file" className={style.file}>
        <InvoiceLink url={commission.invoice} name={commissionName(commission)} />
        <InvoiceUpload commission={commission} />
      </span>,
    ],
    [text.invoiced, formatBani(left + toBani(corrected ?? 0))],
    [text.left, !!corrected && formatBani(left)],
    [text.due, due_date && formatDate(due_date)],
    [
      text.paid,
      paid
        ? [commissionMessages.paidBy[paid_by ?? ''], paid_at && formatDate(paid_at)]
            .filter(Boolean)
            .join(', ') || text.paid
        : text.unpaid,
    ],
    [text.transfer, commission.transfer_told_at && formatDate(commission.transfer_told_at)],
    [text.reminded, commission.reminded_at && formatDate(commission.reminded_at)],
  ];
  return (
    <dl className={style.facts}>
      {rows.map(
        ([term, value]) =>
          value && (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function Dispute({ dispute }: { dispute: NonNullable<Commission['dispute']> }) {
  const { state, amount, reason, due_at } = dispute;
  return (
    <>
      <Line main={disputeReason(reason)} amount={amount ?? 0} />
      <p className={style.muted}>{state && commissionMessages.disputeState[state]}</p>
      {state === 'open' && due_at && (
        <p className={style.due}>{commissionMessages.disputeDue(formatDate(due_at))}</p>
      )}
    </>
  );
}

function Line({ main, amount }: { main: string; amount: number }) {
  return (
    <p className={style.line}>
      <span>{main}</span>
      <span className={style.amount}>{formatBani(toBani(amount))}</span>
    </p>
  );
}

interface PartProps {
  title: string;
  isShown: boolean;
  children: ReactNode;
}

function Part({ title, isShown, children }: PartProps) {
  if (!isShown) return null;
  return (
    <section>
      <h3 className={style.title}>{title}</h3>
      {children}
    </section>
  );
}
