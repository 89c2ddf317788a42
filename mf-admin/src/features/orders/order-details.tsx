import { useQuery } from '@tanstack/react-query';
import { listOrderReturns } from '@vitrina/contract/calls/list-order-returns';
import type { Order } from '@vitrina/contract/entities/order';
import { phoneLink } from '@vitrina/contract/rules/phone-link';
import { isWaitingForAcceptance } from '@vitrina/contract/rules/unverified-order';
import { hostCan } from '@vitrina/shared-auth';
import { useHeld } from '@vitrina/shared-auth/per-package/permissions';
import { Slot } from '@vitrina/shared-auth/per-package/slots';
import { Card } from '@vitrina/shared-ui/card';
import { EmptyState } from '@vitrina/shared-ui/empty-state';
import { QueryView } from '@vitrina/shared-ui/query-view';
import { Skeleton } from '@vitrina/shared-ui/skeleton';
import { messages } from '../../messages.ts';
import { ThingHistory } from '../audit/thing-history.tsx';
import { CustomerLink } from '../customer-link/customer-link.tsx';
import { OpenReturnNotice } from '../returns/open-return-notice.tsx';
import { OrderReturns } from '../returns/order-returns.tsx';
import { AcceptOrder } from './accept-order.tsx';
import { InvoiceCompany } from './invoice-company.tsx';
import { NoteForm } from './note-form.tsx';
import style from './order-details.module.css';
import { OrderItems } from './order-items.tsx';
import { type OrderWithEvents, orderQuery } from './order-query.ts';
import { OrderTimeline } from './order-timeline.tsx';
import { PaymentOffers } from './payment-offers.tsx';
import { StatusPanel } from './status-panel.tsx';

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
  const isHeld = useHeld();
  if (!found) return <EmptyState title={text.missing.title}>{text.missing.text}</EmptyState>;
  const { order, events } = found;
  const hasReturns = hostCan('returns') && isHeld(listOrderReturns.permission);
  return (
    <>
      {/* Decisions come before details, also on a narrow screen. */}
      {hasReturns && <OpenReturnNotice orderId={order.id} />}
      <PaymentOffers order={order} />
      {hostCan('order-acceptance') && isWaitingForAcceptance(order) && (
        <AcceptOrder order={order} />
      )}
      <div className={style.columns}>
        {/* The next step comes first, also in a single column. */}
        <div className={style.side}>
          <StatusPanel order={order} />
          <Card className={style.panel}>
            <h2>{text.customer}</h2>
            <Customer order={order} />
          </Card>
          <InvoiceCompany order={order} />
          <Slot name="order-side" props={{ order }} className={style.more} />
        </div>
        <Card className={style.panel}>
          <h2>{text.items}</h2>
          <OrderItems order={order} />
        </Card>
        {hasReturns && <OrderReturns order={order} />}
        <Card className={style.panel}>
          <h2>{text.timeline}</h2>
          {hostCan('order-notes') && <NoteForm order={order} />}
          <OrderTimeline events={events} />
          <ThingHistory kind="order" id={order.id} />
        </Card>
      </div>
    </>
  );
}

function Customer({ order }: { order: Order }) {
  const { name, email, phone, address, zip, locality, county } = order;
  return (
    <>
      <address className={style.address}>
        <span>{name}</span>
        <span>
          <CustomerLink email={email} />
        </span>
        {phone && <a href={phoneLink(phone)}>{phone}</a>}
        <span>{address}</span>
        <span>{[zip, locality, county].filter(Boolean).join(', ')}</span>
      </address>
      {!name && !phone && !address && <p className={style.muted}>{text.customerUnknown}</p>}
    </>
  );
}
