import type { Commission } from '@vitrina/contract/entities/commission';
import { bucharestDay } from '@vitrina/contract/rules/bucharest-day';
import { formatLongDate } from '@vitrina/contract/rules/dates';
import { formatBani, toBani } from '@vitrina/contract/rules/money';
import { Badge } from '@vitrina/shared-ui/badge';
import { messages } from '../../messages.ts';
import style from './commission-list.module.css';

const text = messages.commissions;

export function PaidState({ commission }: { commission: Commission }) {
  const { paid, paid_at: paidAt, due_date: due, transfer_told_at: told } = commission;
  const today = bucharestDay(new Date());
  const isLate = !paid && !!due && !!today && due < today;
  return (
    <div className={style.state}>
      {!paid && told ? (
        <Badge tone="info" dot>
          {text.transferTold(formatLongDate(told))}
        </Badge>
      ) : (
        <Badge tone={paid ? 'success' : isLate ? 'danger' : 'warning'} dot>
          {paid ? text.paid : isLate ? text.late : text.unpaid}
        </Badge>
      )}
      {paid && paidAt && <span className={style.when}>{formatLongDate(paidAt)}</span>}
      {paid && commission.paid_by === 'correction' && (
        <span className={style.when}>{text.settled}</span>
      )}
      {!paid && due && <span className={style.when}>{text.due(formatLongDate(due))}</span>}
      <Later commission={commission} />
    </div>
  );
}

/** Events after the invoice: corrections, refunds, a dispute. */
function Later({ commission: { corrected, refunds, dispute } }: { commission: Commission }) {
  const latest = refunds?.at(-1);
  const isGoing = latest?.status === 'due' || latest?.status === 'pending';
  return (
    <>
      {!!corrected && (
        <span className={style.when}>{text.corrected(formatBani(toBani(corrected)))}</span>
      )}
      {isGoing && <span className={style.when}>{text.refunding}</span>}
      {latest?.status === 'done' && latest.done_at && latest.amount !== null && (
        <span className={style.when}>
          {text.refunded(formatBani(toBani(latest.amount)), formatLongDate(latest.done_at))}
        </span>
      )}
      {dispute?.state === 'open' && <span className={style.when}>{text.disputed}</span>}
    </>
  );
}
