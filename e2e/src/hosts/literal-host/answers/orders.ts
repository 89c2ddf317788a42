import { type Answer, now } from '../ask.ts';
import { isRow } from '../judge.ts';
import { crash, done, refusal, value } from '../reply.ts';
import { findRow, nextId, type OrderItem, type Product } from '../state.ts';

export const createPaymentIntent: Answer = async ({ body, pay }) => {
  try {
    return value({ clientSecret: await pay(body.amount) });
  } catch (error) {
    return crash(error instanceof Error ? error.message : 'Plata nu a pornit.', 502);
  }
};

export const createOrder: Answer = ({ state, user, body }) => {
  const lines = Array.isArray(body.products) ? body.products.filter(isRow) : [];
  const sold = lines.map((line) => ({
    product: findRow(state.products, line.product_id),
    quantity: Number(line.quantity),
  }));
  if (!sold.every(isSold)) return refusal(400, 'Comanda cuprinde un produs care nu există.');
  for (const { product, quantity } of sold) {
    product.stock_quantity = Math.max(0, product.stock_quantity - quantity);
  }
  const firstItem = nextId(state.orders.flatMap(({ items }) => items));
  const items = sold.map((line, index) => itemOf(firstItem + index, line));
  const subtotal = items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  state.orders.push({
    id: nextId(state.orders),
    created_at: now(),
    status: 'Processing',
    email: String(body.email),
    county: String(body.county),
    total_price: Math.round((subtotal + Number(body.shippingCost)) * 100) / 100,
    items,
    received: body,
    user_id: user?.id ?? null,
  });
  return done(201);
};

interface SoldLine {
  product: Product;
  quantity: number;
}

const isSold = (line: { product: Product | undefined; quantity: number }): line is SoldLine =>
  line.product !== undefined && line.quantity > 0;

const itemOf = (id: number, { product, quantity }: SoldLine): OrderItem => ({
  id,
  product_name: product.product_name,
  ...(product.color !== null && { product_color: product.color }),
  quantity,
  price: product.price,
});
