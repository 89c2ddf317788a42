import { loadProducts } from '../features/products/products-query.ts';
import { ProductsList } from '../features/products-page/products-list.tsx';
import { messages } from '../messages.ts';

export const loader = loadProducts;
export const handle = { title: messages.products.title };

export function Component() {
  return (
    <>
      <h1>{messages.products.title}</h1>
      <ProductsList />
    </>
  );
}
