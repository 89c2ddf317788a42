import type { Order } from '@vitrina/contract/entities/order';
import { formatBani, toBani } from '@vitrina/contract/rules/money';
import { Price } from '@vitrina/shared-ui/price';
import { Table } from '@vitrina/shared-ui/table';
import { messages } from '../../messages.ts';
import { itemName } from './item-name.ts';
import style from './order-details.module.css';

const text = messages.order;

/** What was bought, delivery and total. */
export function OrderItems({ order }: { order: Order }) {
  return (
    <Table label={text.items} className={style.items}>
      <thead>
        <tr>
          <th scope="col">{text.product}</th>
          <th scope="col" data-align="end">
            {text.quantity}
          </th>
          <th scope="col" data-align="end">
            {text.price}
          </th>
        </tr>
      </thead>
      <tbody>
        {order.items.map((item, index) => (
          <tr key={item.id ?? index}>
            <td>
              {itemName(item)}
              {item.quantity > 1 && (
                <span className={style.each}>{text.each(formatBani(toBani(item.price)))}</span>
              )}
            </td>
            <td data-align="end">{item.quantity}</td>
            <td data-align="end">
              <Price bani={toBani(item.price) * item.quantity} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {typeof order.shipping_cost === 'number' && (
          <tr>
            <th scope="row" colSpan={2}>
              {text.shipping}
            </th>
            <td data-align="end">
              <Price bani={toBani(order.shipping_cost)} />
            </td>
          </tr>
        )}
        <tr>
          <th scope="row" colSpan={2}>
            {messages.orders.total}
          </th>
          <td data-align="end">
            <Price bani={toBani(order.total_price)} size="lg" />
          </td>
        </tr>
      </tfoot>
    </Table>
  );
}
