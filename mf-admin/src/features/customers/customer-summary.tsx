import type { Customer } from '@vitrina/contract/entities/customer';
import type { Order } from '@vitrina/contract/entities/order';
import { Card } from '@vitrina/shared-ui/card';
import { DateText } from '@vitrina/shared-ui/date-text';
import { customerMessages as text } from '../../customer-messages.ts';
import { Amount } from '../list/amount.tsx';
import style from './customer.module.css';

export function CustomerSummary({
  customer: { orders_count, total },
  orders,
}: {
  customer: Customer;
  orders: readonly Order[];
}) {
  return (
    <section className={style.summary} aria-label={text.summary}>
      <Card padding="sm">
        <p className={style.muted}>{text.sections.orders}</p>
        <p className={style.figure}>{(orders_count ?? orders.length).toLocaleString('ro-RO')}</p>
      </Card>
      <Card padding="sm">
        <p className={style.muted}>{text.total}</p>
        <p className={style.figure}>
          <Amount ron={total ?? null} />
        </p>
        <p className={style.muted}>{text.totalHint}</p>
      </Card>
      <Card padding="sm">
        <p className={style.muted}>{text.lastOrder}</p>
        <p className={style.figure}>
          <DateText value={orders[0]?.created_at} />
        </p>
      </Card>
    </section>
  );
}
