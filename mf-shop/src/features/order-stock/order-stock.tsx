import { nameWithColor } from '@vitrina/contract/colors';
import type { OrderItem } from '@vitrina/contract/entities/order';
import type { Product } from '@vitrina/contract/entities/product';
import type { SlotComponent } from '@vitrina/shared-auth/per-package/slots';
import { Card } from '@vitrina/shared-ui/card';
import { Skeleton } from '@vitrina/shared-ui/skeleton';
import { Link } from 'react-router-dom';
import { orderStockMessages as text } from '../../order-stock-messages.ts';
import { useProducts } from '../catalog/list-products.ts';
import style from './order-stock.module.css';

/** Panel beside an order: current stock of the ordered products, with links. */
export const OrderStock: SlotComponent<'order-side'> = ({ order }) => {
  const { data: products, isError } = useProducts();
  const named = order.items.filter(({ product_name }) => product_name !== '');
  if (named.length === 0) return null;
  return (
    <Card className={style.panel}>
      <h2 className={style.title}>{text.title}</h2>
      {products ? (
        <ul className={style.list}>
          {named.map((item, index) => (
            <Line key={item.id ?? index} item={item} product={soldAs(item, products)} />
          ))}
        </ul>
      ) : isError ? (
        <p className={style.stock}>{text.unknown}</p>
      ) : (
        <Skeleton shape="block" className={style.placeholder} />
      )}
    </Card>
  );
};

function Line({ item, product }: { item: OrderItem; product: Product | undefined }) {
  const name = nameWithColor(item.product_name, item.product_color);
  return (
    <li>
      {product ? <Link to={`/product/${product.product_id}`}>{name}</Link> : name}
      <span className={style.stock}>{product ? stockOf(product) : text.notSold}</span>
    </li>
  );
}

/** An order stores no product ids: name and colour identify a variant. */
const soldAs = (item: OrderItem, products: readonly Product[]): Product | undefined =>
  products.find(
    ({ product_name, color }) =>
      product_name === item.product_name && (color ?? '') === (item.product_color ?? ''),
  );

const stockOf = ({ stock_quantity: left }: Product): string =>
  left > 0 ? text.inStock(left) : text.soldOut;
