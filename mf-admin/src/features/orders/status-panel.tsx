import type { Order } from '@vitrina/contract/entities/order';
import { hostCan } from '@vitrina/shared-auth';
import { Card } from '@vitrina/shared-ui/card';
import { DateText } from '@vitrina/shared-ui/date-text';
import { StatusBadge } from '@vitrina/shared-ui/status-badge';
import { messages } from '../../messages.ts';
import { CourierField } from './courier-field.tsx';
import style from './order-details.module.css';
import { OrderTools } from './order-tools.tsx';
import { PaymentBadge } from './payment-badge.tsx';
import { StatusActions } from './status-actions.tsx';
import { TrackingForm } from './tracking-form.tsx';
import { useTrackingDraft } from './use-tracking-draft.ts';

export function StatusPanel({ order }: { order: Order }) {
  const draft = useTrackingDraft(order);
  return (
    <Card className={style.panel}>
      <h2>{messages.order.status}</h2>
      <p className={style.actions}>
        <StatusBadge status={order.status ?? messages.missing.state} />
        <PaymentBadge order={order} />
      </p>
      <DateText
        value={order.created_at}
        format="date-time"
        missing={messages.missing.date}
        className={style.muted}
      />
      {hostCan('order-status') && <StatusActions order={order} draft={draft} />}
      {hostCan('order-tracking') && <TrackingForm order={order} draft={draft} />}
      {hostCan('order-tracking') && hostCan('order-page') && order.tracking_number && (
        <CourierField order={order} trackingNumber={order.tracking_number} />
      )}
      <NotHere />
      <OrderTools order={order} />
    </Card>
  );
}

const { abilities, notHere } = messages.order;
const ALL = Object.keys(abilities) as (keyof typeof abilities)[];

/** Says what the host cannot do with an order; hidden when it can do everything. */
function NotHere() {
  const lacking = ALL.filter((ability) => !hostCan(ability));
  if (lacking.length === 0) return null;
  return <p className={style.muted}>{notHere(lacking.map((one) => abilities[one]).join(', '))}</p>;
}
