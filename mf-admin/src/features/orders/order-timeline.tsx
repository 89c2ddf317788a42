import type { OrderEvent } from '@vitrina/contract/entities/order-event';
import { ORDER_STATES } from '@vitrina/contract/rules/order-status';
import { hostCan } from '@vitrina/shared-auth';
import { DateText } from '@vitrina/shared-ui/date-text';
import { messages } from '../../messages.ts';
import style from './order-details.module.css';

const text = messages.order;

function describe({ kind, from_status, to_status, detail }: OrderEvent): string {
  const { events } = text;
  if (kind === 'tracking') return detail ? events.tracking(detail) : events.trackingRemoved;
  if (kind === 'note') return events.note(detail ?? '');
  if (kind === 'mail') return events.mail;
  if (kind === 'refund') return detail ? events.refundOf(detail) : events.refund;
  if (kind === 'refund-failed') return events.refundFailed(detail ?? '');
  if (kind === 'return') return events.return(detail ?? '');
  if (kind === 'accepted') return events.accepted;
  if (kind === 'payment') return events.payment(detail ?? '');
  if (!from_status || !to_status) return events.created;
  return events.status(ORDER_STATES[from_status].label, ORDER_STATES[to_status].label);
}

export function OrderTimeline({ events }: { events: readonly OrderEvent[] | null }) {
  const canNote = hostCan('order-notes');
  if (!events) {
    return (
      <p className={style.muted}>
        {text.noEvents}
        {!canNote && ` ${text.noNotes}`}
      </p>
    );
  }
  return (
    <>
      {!canNote && <p className={style.muted}>{text.notesOnly}</p>}
      <ol className={style.timeline}>
        {events.toReversed().map((event) => (
          <li key={event.id} data-internal={event.kind === 'note' ? '' : undefined}>
            <p className={style.event}>{describe(event)}</p>
            <p className={style.muted}>
              <DateText value={event.created_at} format="date-time" /> ·{' '}
              {event.actor_name ?? text.system}
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}
