import { nameWithColor } from '@vitrina/contract/colors';
import type { Order, OrderItem } from '@vitrina/contract/entities/order';
import { knownState } from '@vitrina/contract/rules/known-state';
import { ORDER_STATES } from '@vitrina/contract/rules/order-status';
import { RonPrice } from '@vitrina/shared-ui/ron-price';
import { orderTexts } from '../../content/order.ts';
import { ItemPicture } from './item-picture.tsx';
import style from './order-items.module.css';

const text = orderTexts;

export function OrderItems({ order }: { order: Order }) {
  const { items, shipping_cost, total_price } = order;
  const status = knownState(ORDER_STATES, order.status);
  const withBuyer = !status || ORDER_STATES[status].withBuyer === true;
  return (
    <>
      <ul className={style.items}>
        {items.map((item, index) => (
          <li key={item.id ?? index} className={style.item}>
            {item.product_id && <ItemPicture url={item.image} />}
            <span className={style.name}>
              {describe(item)}
              <Returned item={item} withBuyer={withBuyer} />
            </span>
            <RonPrice ron={item.price} times={item.quantity} />
          </li>
        ))}
      </ul>
      {shipping_cost != null && (
        <p className={style.sum}>
          <span className={style.muted}>{text.items.delivery}</span>
          {shipping_cost === 0 ? text.items.free : <RonPrice ron={shipping_cost} />}
        </p>
      )}
      <p className={style.sum} data-total="true">
        <span>{text.items.total}</span>
        <RonPrice ron={total_price} />
      </p>
    </>
  );
}

interface ReturnedProps {
  item: OrderItem;
  withBuyer: boolean;
}

/** Says how many pieces of a line were given up; empty when none were, or when the host does not say. */
function Returned({ item: { quantity, returnable }, withBuyer }: ReturnedProps) {
  if (quantity === null || returnable == null || returnable >= quantity) return null;
  const { all, part } = withBuyer ? text.items.inReturn : text.items.givenUp;
  const returned = quantity - Math.max(0, returnable);
  return (
    <span className={style.returned}>{returned === quantity ? all : part(returned, quantity)}</span>
  );
}

/** `2 × Șampon (Roz)` */
export const describe = ({ quantity, product_name, product_color }: OrderItem) =>
  `${quantity ?? '?'} × ${nameWithColor(product_name || text.noName, product_color)}`;
