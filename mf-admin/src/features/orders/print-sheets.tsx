import type { Order } from '@vitrina/contract/entities/order';
import { platformConfig } from '@vitrina/shared-auth';
import { DateText } from '@vitrina/shared-ui/date-text';
import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { bulkMessages } from '../../bulk-messages.ts';
import { itemName } from '../order-item/item-name.ts';
import style from './print-sheets.module.css';

const text = bulkMessages.print;

interface PrintSheetsProps {
  kind: 'slips' | 'labels';
  orders: readonly Order[];
  onDone: () => void;
}

/** Packing slips or parcel labels of many orders; prints once rendered. */
export function PrintSheets({ kind, orders, onDone }: PrintSheetsProps) {
  const finish = useEffectEvent(onDone);
  useEffect(() => {
    const listening = new AbortController();
    addEventListener('afterprint', () => finish(), { signal: listening.signal });
    window.print();
    return () => listening.abort();
  }, []);
  return createPortal(
    <div className={style.sheets} data-kind={kind}>
      {orders.map((order) =>
        kind === 'slips' ? (
          <Slip key={order.id} order={order} />
        ) : (
          <Label key={order.id} order={order} />
        ),
      )}
    </div>,
    document.body,
  );
}

/** Goes into the parcel: no prices, no notes. */
function Slip({ order }: { order: Order }) {
  return (
    <section className={style.slip}>
      <h2>
        {platformConfig().brand.name} · {text.slip(order.id)}
      </h2>
      <p>
        <DateText value={order.created_at} format="date" missing="" />
        {order.tracking_number && ` · ${text.awb(order.tracking_number)}`}
      </p>
      <Address order={order} />
      <table className={style.items}>
        <thead>
          <tr>
            <th scope="col">{text.product}</th>
            <th scope="col">{text.quantity}</th>
          </tr>
        </thead>
        <tbody>
          {order.items.map((item, index) => (
            <tr key={item.id ?? index}>
              <td>{itemName(item)}</td>
              <td>{item.quantity ?? '?'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Label({ order }: { order: Order }) {
  return (
    <section className={style.label}>
      <p>
        {text.from}: {platformConfig().brand.name}
      </p>
      <h2>{text.to}</h2>
      <Address order={order} />
      <p>
        {text.slip(order.id)}
        {order.tracking_number && ` · ${text.awb(order.tracking_number)}`}
      </p>
    </section>
  );
}

function Address({ order }: { order: Order }) {
  const { name, email, phone, address, zip, locality, county } = order;
  const lines = [name || email, address, [zip, locality, county].filter(Boolean).join(', '), phone];
  return (
    <address className={style.address}>
      {lines.filter(Boolean).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}
