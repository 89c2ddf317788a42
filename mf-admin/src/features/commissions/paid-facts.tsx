import type { Commission } from '@vitrina/contract/entities/commission';
import { formatDate } from '@vitrina/contract/rules/dates';
import { formatBani, toBani } from '@vitrina/contract/rules/money';
import { commissionMessages } from '../../commission-messages.ts';
import { messages } from '../../messages.ts';
import style from './commissions-list.module.css';
import { isLate } from './is-late.ts';

const text = messages.commissions;

export function PaidFacts({ commission }: { commission: Commission }) {
  return (
    <>
      {commission.paid ? <Paid commission={commission} /> : <Owed commission={commission} />}
      <UnderWay commission={commission} />
    </>
  );
}

const PAID_BY: Readonly<Record<string, (date: string) => string>> = {
  card: text.paidByCard,
  correction: commissionMessages.settled,
  transfer: commissionMessages.byTransfer,
};

function Paid({ commission: { paid_at, paid_by } }: { commission: Commission }) {
  if (!paid_at) return null;
  const told = PAID_BY[paid_by ?? ''] ?? text.paidByStaff;
  return <span className={style.facts}>{told(formatDate(paid_at))}</span>;
}

function Owed({ commission }: { commission: Commission }) {
  const { due_date, transfer_told_at, reminded_at } = commission;
  const late = isLate(commission);
  return (
    <>
      {due_date && (
        <span className={style.facts} data-late={late ? '' : undefined}>
          {late ? text.late(formatDate(due_date)) : text.due(formatDate(due_date))}
        </span>
      )}
      {transfer_told_at && (
        <span className={style.facts} data-told="">
          {text.transferTold(formatDate(transfer_told_at))}
        </span>
      )}
      {reminded_at && (
        <span className={style.facts}>{commissionMessages.reminded(formatDate(reminded_at))}</span>
      )}
    </>
  );
}

function UnderWay({ commission: { corrected, refunds, dispute } }: { commission: Commission }) {
  const latest = refunds?.at(-1)?.status;
  return (
    <>
      {!!corrected && (
        <span className={style.facts}>
          {commissionMessages.corrected(formatBani(toBani(corrected)))}
        </span>
      )}
      {(latest === 'due' || latest === 'pending') && (
        <span className={style.facts} data-told="">
          {commissionMessages.refunding}
        </span>
      )}
      {latest === 'failed' && (
        <span className={style.facts} data-late="">
          {commissionMessages.refundFailed}
        </span>
      )}
      {dispute?.state === 'open' && (
        <span className={style.facts} data-late="">
          {commissionMessages.disputed(formatDate(dispute.due_at))}
        </span>
      )}
    </>
  );
}
