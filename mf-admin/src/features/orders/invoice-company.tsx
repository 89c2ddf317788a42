import type { Order } from '@vitrina/contract/entities/order';
import { Card } from '@vitrina/shared-ui/card';
import { courierMessages as text } from '../../courier-messages.ts';
import style from './order-details.module.css';

/** Company on the invoice; hidden when it is the buyer's own. */
export function InvoiceCompany({ order }: { order: Order }) {
  const { invoice_name, invoice_cui, invoice_address } = order;
  if (!invoice_name) return null;
  return (
    <Card className={style.panel}>
      <h2>{text.invoice}</h2>
      <address className={style.address}>
        <span>{invoice_name}</span>
        <span>{invoice_cui}</span>
        <span>{invoice_address}</span>
      </address>
    </Card>
  );
}
