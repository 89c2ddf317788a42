import { Link, useParams } from 'react-router-dom';
import { OrderDetails } from '../features/orders/order-details.tsx';
import { loadOrder } from '../features/orders/order-query.ts';
import { messages } from '../messages.ts';
import { NotFoundPage } from './not-found-page.tsx';

export const handle = { title: messages.orders.title };

const readId = (text: string | undefined): number | null =>
  text && /^\d{1,15}$/.test(text) ? Number(text) : null;

export const loader = ({ params }: { params: { id?: string } }) => {
  const id = readId(params.id);
  return id === null ? null : loadOrder(id);
};

export function Component() {
  const id = readId(useParams().id);
  if (id === null) return <NotFoundPage />;
  return (
    <>
      <Link to="/admin/orders">{messages.order.back}</Link>
      <h1>{messages.orders.number(id)}</h1>
      <OrderDetails id={id} />
    </>
  );
}
