import { AttentionCards } from '../features/attention/attention-cards.tsx';
import { loadOrders } from '../features/orders/orders-query.ts';
import { loadRequests } from '../features/requests/requests-query.ts';
import { messages } from '../messages.ts';

export const handle = { title: messages.nav.overview };

export const loader = () => {
  loadOrders();
  loadRequests();
  return null;
};

export function Component() {
  return (
    <>
      <h1>{messages.overview.title}</h1>
      <AttentionCards />
    </>
  );
}
