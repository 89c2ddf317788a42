import { formatLongDate } from '@vitrina/contract/rules/dates';
import { hostCan, platformConfig } from '@vitrina/shared-auth';
import { Button, buttonClass } from '@vitrina/shared-ui/button';
import { Card } from '@vitrina/shared-ui/card';
import PackageCheck from 'lucide-react/icons/package-check';
import Printer from 'lucide-react/icons/printer';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { checkoutMessages } from '../../checkout-messages.ts';
import { FocusedHeading } from './focused-heading.tsx';
import style from './placed-order.module.css';

const text = checkoutMessages.placed;

interface PlacedOrderProps {
  /** `null` when the host does not send it. */
  orderId: number | null;
  /** Opens the order's page, if the host has one. */
  orderKey?: string | null | undefined;
  /** ISO 8601. */
  placedAt: string | null;
  /** Recipient of the confirmation. */
  email: string | null;
  /** Products and address. */
  children: ReactNode;
}

export function PlacedOrder({ orderId, orderKey, placedAt, email, children }: PlacedOrderProps) {
  const day = formatLongDate(placedAt);
  const hasPage = orderKey && hostCan('order-page');
  return (
    <Card className={style.panel} padding="lg">
      <span className={style.icon}>
        <PackageCheck />
      </span>
      <FocusedHeading className={style.title}>{text.title}</FocusedHeading>
      {orderId !== null && <p className={style.number}>{text.number(orderId)}</p>}
      {hasPage && (
        <div className={style.page}>
          {/* Another document: its boot script removes the key from the address. */}
          <a
            href={`/order?token=${orderKey}`}
            rel="noreferrer"
            className={buttonClass({ size: 'lg' })}
          >
            {text.page}
          </a>
          <p className={style.hint}>{text.pageHint}</p>
        </div>
      )}
      {day && <p className={style.text}>{text.date(day)}</p>}
      <p role="status" className={style.text}>
        {text.emailNote(email)}
      </p>
      <div className={style.details}>
        {children}
        <Seller />
      </div>
      <section className={style.next}>
        <h2 className={style.subtitle}>{text.next.title}</h2>
        <ol>
          {text.next.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      <div className={style.actions}>
        <Link
          to="/products"
          className={buttonClass({ size: 'lg', variant: hasPage ? 'secondary' : 'primary' })}
        >
          {text.action}
        </Link>
        <Button size="lg" variant="secondary" onClick={() => print()}>
          <Printer />
          {text.print}
        </Button>
      </div>
    </Card>
  );
}

/** The seller, required by law on printed orders. */
function Seller() {
  const { legalName, legalId, legalAddress } = platformConfig().brand;
  return (
    <section className={style.part}>
      <h2 className={style.subtitle}>{checkoutMessages.placed.seller}</h2>
      <address className={style.address}>
        <span>{legalName}</span>
        <span>{legalId}</span>
        <span>{legalAddress}</span>
      </address>
    </section>
  );
}
