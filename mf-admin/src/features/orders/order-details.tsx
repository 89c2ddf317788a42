import { useQuery } from '@tanstack/react-query';
import { isWaitingForAcceptance } from '@vitrina/contract/rules/unverified-order';
import { Card } from '@vitrina/shared-ui/card';
import { DateText } from '@vitrina/shared-ui/date-text';
import { EmptyState } from '@vitrina/shared-ui/empty-state';
import { QueryView } from '@vitrina/shared-ui/query-view';
import { Skeleton } from '@vitrina/shared-ui/skeleton';
import { StatusBadge } from '@vitrina/shared-ui/status-badge';
import { messages } from '../../messages.ts';
import { AcceptOrder } from './accept-order.tsx';
import { NoteForm } from './note-form.tsx';
import style from './order-details.module.css';
import { OrderItems } from './order-items.tsx';
import { type OrderWithEvents, orderQuery } from './order-query.ts';
import { OrderTimeline } from './order-timeline.tsx';
import { OrderTools } from './order-tools.tsx';
import { PaymentBadge } from './payment-badge.tsx';
import { PaymentOffers } from './payment-offers.tsx';
import { StatusActions } from './status-actions.tsx';
import { TrackingForm } from './tracking-form.tsx';

const text = messages.order;

export function OrderDetails({ id }: { id: number }) {
  return (
    <QueryView
      query={useQuery(orderQuery(id))}
      loading={<Skeleton shape="block" className={style.placeholder} />}
      failed={messages.orders.failed}
      retryLabel={messages.retry}
    >
      {(found) => <Details found={found} />}
    </QueryView>
  );
}

function Details({ found }: { found: OrderWithEvents | null }) {
  if (!found) return <EmptyState title={text.missing.title}>{text.missing.text}</EmptyState>;
  const { order, events, extended } = found;
  return (
    <>
      {/* What must be decided stands before the details, also on a narrow screen. */}
      {extended && <PaymentOffers order={order} />}
      {extended && isWaitingForAcceptance(order) && <AcceptOrder order={order} />}
      <div className={style.columns}>
        <Card className={style.panel}>
          <h2>{text.items}</h2>
          <OrderItems order={order} />
        </Card>
        <div className={style.side}>
          <Card className={style.panel}>
            <h2>{text.status}</h2>
            <p className={style.actions}>
              <StatusBadge status={order.status} />
              <PaymentBadge order={order} />
            </p>
            <DateText value={order.created_at} format="date-time" className={style.muted} />
            {extended && <StatusActions order={order} />}
            {extended && <TrackingForm order={order} />}
            <OrderTools order={order} canResend={extended} />
          </Card>
          <Card className={style.panel}>
            <h2>{text.customer}</h2>
            <address className={style.address}>
              <span>{order.name}</span>
              <span>{order.email}</span>
              <span>{order.phone}</span>
              <span>{order.address}</span>
              <span>{[order.zip, order.locality, order.county].filter(Boolean).join(', ')}</span>
            </address>
          </Card>
        </div>
        <Card className={style.panel}>
          <h2>{text.timeline}</h2>
          {extended && <NoteForm order={order} />}
          <OrderTimeline events={events} />
        </Card>
      </div>
    </>
  );
}
