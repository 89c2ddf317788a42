import type { Order, OrderItem } from '@vitrina/contract/entities/order';
import { toBani, toRon } from '@vitrina/contract/rules/money';
import { Table } from '@vitrina/shared-ui/table';
import { messages } from '../../messages.ts';
import { Amount } from '../list/amount.tsx';
import style from './order-details.module.css';
import { OrderItemName } from './order-item-name.tsx';

const text = messages.order;

/** Line total in RON; `null` when quantity or price is unreadable. */
const lineTotal = ({ price, quantity }: OrderItem): number | null =>
  price === null || quantity === null ? null : toRon(toBani(price) * quantity);

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
        {order.items.length === 0 && (
          <tr>
            <td colSpan={3}>{text.noItems}</td>
          </tr>
        )}
        {order.items.map((item, index) => (
          <tr key={item.id ?? index}>
            <td>
              <OrderItemName item={item} />
            </td>
            <td data-align="end">{item.quantity ?? text.quantityUnknown}</td>
            <td data-align="end">
              <Amount ron={lineTotal(item)} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {text.shipping}
          </th>
          <td data-align="end">
            {typeof order.shipping_cost === 'number' ? (
              <Amount ron={order.shipping_cost} />
            ) : (
              text.shippingUnknown
            )}
          </td>
        </tr>
        <tr>
          <th scope="row" colSpan={2}>
            {messages.orders.total}
          </th>
          <td data-align="end">
            <Amount ron={order.total_price} size="lg" />
          </td>
        </tr>
      </tfoot>
    </Table>
  );
}
