import type { PaidOrder } from '@vitrina/contract/entities/looked-up-payment';
import { toBani } from '@vitrina/contract/rules/money';
import type { OrderTotals } from '@vitrina/contract/rules/order-totals';
import { OrderedProducts } from '../order-outcome/ordered-products.tsx';
import { PlacedOrder } from '../order-outcome/placed-order.tsx';

/** The order of a payment from elsewhere, without its address, which this browser may not see. */
export function ReturnedOrder({ order }: { order: PaidOrder }) {
  const lines = order.items.map(({ product_color, ...line }, key) => ({
    ...line,
    key,
    color: product_color,
  }));
  return (
    <PlacedOrder orderId={order.id} placedAt={order.created_at} email={order.masked_email ?? null}>
      <OrderedProducts lines={lines} totals={totalsOf(order)} />
    </PlacedOrder>
  );
}

/** As charged, independent of today's delivery rates. */
function totalsOf({ total_price, shipping_cost }: PaidOrder): OrderTotals | null {
  if (total_price === null || shipping_cost === null) return null;
  const [totalBani, shippingBani] = [toBani(total_price), toBani(shipping_cost)];
  return { totalBani, shippingBani, subtotalBani: totalBani - shippingBani };
}
