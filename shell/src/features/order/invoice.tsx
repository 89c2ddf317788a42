import type { OrderPage } from '@vitrina/contract/entities/order-page';
import { knownState } from '@vitrina/contract/rules/known-state';
import { ORDER_STATES } from '@vitrina/contract/rules/order-status';
import { platformConfig } from '@vitrina/shared-auth/platform';
import { Button } from '@vitrina/shared-ui/button';
import { useState } from 'react';
import { orderTexts } from '../../content/order.ts';
import { InvoiceForm } from './invoice-form.tsx';
import style from './order-page.module.css';

const text = orderTexts.invoice;

interface InvoiceProps {
  page: OrderPage;
  orderKey: string;
  /** Before the form is replaced by what it saved. */
  onClose: () => void;
}

export function Invoice({ page: { order, masked }, orderKey, onClose }: InvoiceProps) {
  const [isOpen, setOpen] = useState(false);
  const status = knownState(ORDER_STATES, order.status ?? '');
  const mayChange = !masked && status !== null && ORDER_STATES[status].invoiceOpen === true;
  const { invoice_name, invoice_cui, invoice_address } = order;
  if (isOpen && mayChange) {
    const close = () => {
      onClose();
      setOpen(false);
    };
    return <InvoiceForm order={order} orderKey={orderKey} onDone={close} />;
  }
  return (
    <>
      {invoice_name ? (
        <address className={style.address}>
          <span className={style.muted}>{text.on}</span>
          {[invoice_name, invoice_cui, invoice_address].map(
            (line) => line && <span key={line}>{line}</span>,
          )}
        </address>
      ) : (
        <p className={style.muted}>{text.own}</p>
      )}
      {mayChange && (
        <Button
          variant="secondary"
          size="sm"
          className={style.screenOnly}
          onClick={() => setOpen(true)}
        >
          {invoice_name ? text.change : text.open}
        </Button>
      )}
      {!mayChange && !masked && <Closed />}
    </>
  );
}

function Closed() {
  const { email } = platformConfig().brand;
  return (
    <p className={style.muted}>
      {text.closed} <a href={`mailto:${email}`}>{email}</a>.
    </p>
  );
}
