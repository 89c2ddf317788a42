import type { OrderReturn } from '@vitrina/contract/entities/order-return';
import { formatDate } from '@vitrina/contract/rules/dates';
import { formatRon } from '@vitrina/contract/rules/money';
import { OPEN_RETURN_STATUSES } from '@vitrina/contract/rules/return-status';
import { Badge } from '@vitrina/shared-ui/badge';
import { returnsMessages as text } from '../../returns-messages.ts';
import { daysLeft, leftText } from './deadline.ts';
import { lineName } from './line-name.ts';
import { ReturnStatusBadge } from './return-status-badge.tsx';
import { type ReturnableLine, ReturnSteps } from './return-steps.tsx';
import style from './returns.module.css';

interface ReturnCardProps {
  row: OrderReturn;
  lines: readonly ReturnableLine[];
  /** The order has not left: cancel it instead. */
  isCancelledInstead: boolean;
}

export function ReturnCard({ row, lines, isCancelledInstead }: ReturnCardProps) {
  const isOpen = OPEN_RETURN_STATUSES.some((status) => status === row.status);
  return (
    <li className={style.card}>
      <div className={style.head}>
        <h3>{text.number(row.id)}</h3>
        <ReturnStatusBadge status={row.status} />
        {row.in_time === false && <Badge tone="warning">{text.outOfTime}</Badge>}
      </div>
      {isOpen && <Deadline refundBy={row.refund_by} />}
      <Money row={row} />
      {isCancelledInstead && isOpen ? (
        <p>{text.cancelInstead}</p>
      ) : (
        <ReturnSteps row={row} lines={lines} />
      )}
      <ul className={style.facts}>
        {row.lines.map((line) => (
          <li key={line.item_id} className={style.line}>
            <bdi>
              {lineName(line)} {text.arrived(line.quantity ?? 0)}
            </bdi>
            {typeof line.accepted === 'number' && (
              <span className={style.muted}>
                {text.accepted(line.accepted, line.quantity ?? 0)}
                {line.exclusion && `, ${text.exclusions[line.exclusion]}`}
              </span>
            )}
          </li>
        ))}
      </ul>
      <ul className={style.facts}>
        <li className={style.muted}>
          {row.by_buyer ? text.by.buyer : text.by.staff}{' '}
          {text.declared(formatDate(row.declared_at))}
        </li>
        {row.products_told && <li className={style.muted}>{text.told(row.products_told)}</li>}
        {row.reason && <li className={style.muted}>{text.reason(row.reason)}</li>}
        {row.refusal && <li className={style.muted}>{text.refusal(row.refusal)}</li>}
      </ul>
    </li>
  );
}

function Deadline({ refundBy }: { refundBy: string | null | undefined }) {
  if (!refundBy) return null;
  return (
    <p className={daysLeft(refundBy) < 0 ? style.late : style.muted}>
      {text.deadline(formatDate(refundBy), leftText(refundBy))}
    </p>
  );
}

function Money({ row: { status, due, due_shipping, refunded } }: { row: OrderReturn }) {
  if (status === 'refunded') {
    return <p className={style.sum}>{text.paidBack(formatRon(refunded ?? null))}</p>;
  }
  if (status !== 'checked' || due === null || due === undefined) return null;
  if (due === 0) return <p>{text.nothingDue}</p>;
  return (
    <p className={style.sum}>
      {due_shipping
        ? text.dueWithDelivery(formatRon(due), formatRon(due_shipping))
        : text.due(formatRon(due))}
    </p>
  );
}
