import type { Order } from '@vitrina/contract/entities/order';
import type { OrderPage } from '@vitrina/contract/entities/order-page';
import { formatDate } from '@vitrina/contract/rules/dates';
import { isStoppable, returnOffer } from '@vitrina/contract/rules/return-deadlines';
import { platformConfig } from '@vitrina/shared-auth/platform';
import { Badge } from '@vitrina/shared-ui/badge';
import { Button, buttonClass } from '@vitrina/shared-ui/button';
import { Card } from '@vitrina/shared-ui/card';
import { DateText } from '@vitrina/shared-ui/date-text';
import Printer from 'lucide-react/icons/printer';
import Undo2 from 'lucide-react/icons/undo-2';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { orderTexts } from '../../content/order.ts';
import { BuyAgain } from './buy-again-button.tsx';
import { Invoice } from './invoice.tsx';
import { OldLink } from './old-link.tsx';
import { OrderItems } from './order-items.tsx';
import style from './order-page.module.css';
import { OrderReturns } from './order-returns.tsx';
import { OrderSteps } from './order-steps.tsx';
import { Parcel } from './parcel.tsx';
import { StopOrder } from './stop-order.tsx';
import { type WithdrawalState, withdrawalState } from './withdrawal-state.ts';

const text = orderTexts;

export function OrderView({ page, orderKey }: { page: OrderPage; orderKey: string }) {
  const { order, masked } = page;
  const delivered = page.steps.findLast(({ status }) => status === 'Delivered');
  const offer = returnOffer({ delivered_at: delivered?.created_at, ...order });
  const declaration = withdrawalState(order, !!masked, orderKey);
  const side = useRef<HTMLDivElement>(null);
  /** The form is taller than its replacement; content below must not move. */
  const keepHeight = () => {
    if (side.current) side.current.style.minBlockSize = `${side.current.offsetHeight}px`;
  };
  return (
    <>
      <header className={style.head}>
        <h1>{text.title(order.id)}</h1>
        <p className={style.muted}>
          {text.placed} <DateText value={order.created_at} format="date-time" />
        </p>
      </header>
      {masked && <OldLink orderKey={orderKey} />}
      <Card padding="lg" className={style.panel}>
        <h2 className={style.title}>{text.steps.title}</h2>
        <OrderSteps page={page} />
        <Parcel order={order} />
        <OrderReturns order={order} />
        {/* Each return says so itself. */}
        {order.withdrawn_at && !order.returns?.length && (
          <p>
            <Badge tone="warning">{text.withdrawn}</Badge> <DateText value={order.withdrawn_at} />
          </p>
        )}
      </Card>
      <div className={style.columns}>
        <Card padding="lg" className={style.panel}>
          <h2 className={style.title}>{text.items.title}</h2>
          <OrderItems order={order} />
          <BuyAgain order={order}>
            {offer && <Return state={declaration} />}
            <Button variant="secondary" onClick={() => print()}>
              <Printer />
              {text.print}
            </Button>
          </BuyAgain>
          {offer && (
            <p className={style.offer}>
              {offer.until ? text.back.until(formatDate(offer.until)) : text.back.hint}
            </p>
          )}
          {isStoppable(order) && <StopOrder state={declaration} />}
        </Card>
        <div className={style.side} ref={side}>
          <Card className={style.panel}>
            <h2 className={style.title}>{text.address.title}</h2>
            <Recipient order={order} />
          </Card>
          <Card className={style.panel}>
            <h2 className={style.title}>{text.invoice.title}</h2>
            <Invoice page={page} orderKey={orderKey} onClose={keepHeight} />
          </Card>
          <Card className={style.seller}>
            <h2 className={style.title}>{text.seller}</h2>
            <Seller />
          </Card>
        </div>
      </div>
    </>
  );
}

const Return = ({ state }: { state: WithdrawalState }) => (
  <Link to="/withdrawal" state={state} className={buttonClass({ variant: 'secondary' })}>
    <Undo2 />
    {text.back.action}
  </Link>
);

function Recipient({ order }: { order: Order }) {
  const { name, address, zip, locality, county, phone, email } = order;
  const place = [[zip, locality].filter(Boolean).join(' '), county].filter(Boolean).join(', ');
  return (
    <address className={style.address}>
      {[name, address, place, phone, email].map((line) => line && <span key={line}>{line}</span>)}
    </address>
  );
}

/** The seller, required by law on printed orders. */
function Seller() {
  const { legalName, legalId, legalAddress } = platformConfig().brand;
  return (
    <address className={style.address}>
      {[legalName, legalId, legalAddress].map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}
