import { OrdersList } from '../features/orders/orders-list.tsx';
import { messages } from '../messages.ts';

export const handle = { title: messages.orders.title };

export function Component() {
  return (
    <>
      <h1>{messages.orders.title}</h1>
      <OrdersList />
    </>
  );
}
