import type { OrderItem } from '@vitrina/contract/entities/order';
import { formatRon } from '@vitrina/contract/rules/money';
import { Link } from 'react-router-dom';
import { messages } from '../../messages.ts';
import { OPEN_FORM } from '../list/use-list-params.ts';
import { itemName } from '../order-item/item-name.ts';
import style from './order-details.module.css';

export function OrderItemName({ item }: { item: OrderItem }) {
  const { product_id, image, price, quantity } = item;
  const name = itemName(item);
  return (
    <span className={style.product}>
      {product_id && (
        <span className={style.picture}>
          {image && <img src={image} alt="" width="48" height="48" loading="lazy" />}
        </span>
      )}
      <span>
        {product_id ? <Link to={`/admin/products?${OPEN_FORM}=${product_id}`}>{name}</Link> : name}
        {price !== null && quantity !== 1 && (
          <span className={style.each}>{messages.order.each(formatRon(price))}</span>
        )}
      </span>
    </span>
  );
}
