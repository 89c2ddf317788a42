import type { Order, OrderItem, OrderStatus, Product } from '../state.ts';

type Line = readonly [product_id: number, quantity: number];
type Given = readonly [
  ...[day: string, status: OrderStatus, email: string, county: string, user_id: number | null],
  ...Line[],
];

const GIVEN: Given[] = [
  ['2026-01-14', 'Delivered', 'maria@literal.test', 'Cluj', 2, [1, 2], [2, 1]],
  ['2026-01-29', 'Cancelled', 'vasile@literal.test', 'Timiș', null, [8, 1]],
  ['2026-02-06', 'Delivered', 'ana@literal.test', 'Iași', 6, [12, 1]],
  ['2026-02-19', 'Shipped', 'oana@literal.test', 'Brașov', null, [5, 2], [6, 2]],
  ['2026-03-01', 'Shipped', 'maria@literal.test', 'Cluj', 2, [10, 1]],
  ['2026-03-04', 'Processing', 'mihai@literal.test', 'București - Sector 3', null, [7, 1]],
  ['2026-03-09', 'Processing', 'radu@literal.test', 'Ilfov', 7, [9, 2], [3, 1]],
  ['2026-03-09', 'Processing', 'ioana@literal.test', 'București - Sector 1', null, [4, 1]],
];

export function orders(products: readonly Product[]): Order[] {
  let itemId = 0;
  return GIVEN.map(([day, status, email, county, user_id, ...lines], index) => {
    const items = lines.flatMap(([product_id, quantity]): OrderItem[] => {
      const product = products[product_id - 1];
      if (!product) return [];
      const { product_name, color, price } = product;
      itemId += 1;
      const named = { product_name, ...(color !== null && { product_color: color }) };
      return [{ id: itemId, ...named, quantity, price }];
    });
    const subtotal = items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
    return {
      id: index + 1,
      created_at: `${day}T10:00:00.000Z`,
      status,
      email,
      county,
      total_price: subtotal + (subtotal >= 300 ? 0 : 20),
      items,
      received: null,
      user_id,
    };
  });
}
