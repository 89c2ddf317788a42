import type { OrderRefund, RefundStatus } from '@vitrina/contract/entities/order-refund';
import { formatRon } from '@vitrina/contract/rules/money';
import { Badge, type BadgeTone } from '@vitrina/shared-ui/badge';
import { DateText } from '@vitrina/shared-ui/date-text';
import { returnsMessages as text } from '../../returns-messages.ts';
import style from './returns.module.css';

const TONES: Readonly<Record<RefundStatus, BadgeTone>> = {
  due: 'info',
  pending: 'info',
  done: 'success',
  failed: 'danger',
  dropped: 'neutral',
};

export function RefundsList({ refunds }: { refunds: readonly OrderRefund[] }) {
  if (refunds.length === 0) return null;
  return (
    <>
      <h3>{text.section.refunds}</h3>
      <ul className={style.list}>
        {refunds.toReversed().map((refund) => (
          <li key={refund.id} className={style.facts}>
            <div className={style.head}>
              <span className={style.sum}>{formatRon(refund.amount)}</span>
              {refund.status && (
                <Badge tone={TONES[refund.status]}>{text.statusOfRefund[refund.status]}</Badge>
              )}
            </div>
            <span className={style.muted}>
              {refund.source === 'return'
                ? text.sources.return(refund.return_id)
                : refund.source && text.sources[refund.source]}{' '}
              · <DateText value={refund.done_at ?? refund.created_at} format="date-time" />
              {refund.actor_name && ` · ${refund.actor_name}`}
            </span>
            {refund.reason && <span className={style.muted}>{text.reason(refund.reason)}</span>}
            {refund.status === 'failed' && <span className={style.late}>{text.failedRefund}</span>}
            <Document refund={refund} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Document({ refund: { status, document_number, document_url } }: { refund: OrderRefund }) {
  if (document_url && document_number) {
    return (
      <a href={document_url} target="_blank" rel="noreferrer">
        {text.documentOf(document_number)}
      </a>
    );
  }
  if (status !== 'done' || !document_number) return null;
  return <span className={style.muted}>{text.noDocument}</span>;
}
