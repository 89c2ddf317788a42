import { useDocumentTitle } from '@vitrina/shared-auth';
import { classNames } from '@vitrina/shared-ui/class-names';
import { Link, useParams } from 'react-router-dom';
import style from '../features/orders/order-details.module.css';
import { OrderDetails } from '../features/orders/order-details.tsx';
import { useListAddress } from '../features/orders/order-link.tsx';
import { loadOrder } from '../features/orders/order-query.ts';
import { messages } from '../messages.ts';
import { NotFoundPage } from './not-found-page.tsx';

export const handle = { title: messages.orders.title };

/** Another host may count larger than ours. */
function readId(text: string | undefined): number | null {
  const id = text && /^\d{1,16}$/.test(text) ? Number(text) : 0;
  return id >= 1 && Number.isSafeInteger(id) ? id : null;
}

export const loader = ({ params }: { params: { id?: string } }) => {
  const id = readId(params.id);
  return id === null ? null : loadOrder(id);
};

export function Component() {
  const id = readId(useParams().id);
  const list = useListAddress();
  useDocumentTitle(id === null ? null : messages.orders.number(id));
  if (id === null) return <NotFoundPage />;
  return (
    <>
      <Link to={list} className={classNames(style.back)}>
        {messages.order.back}
      </Link>
      <h1>{messages.orders.number(id)}</h1>
      <OrderDetails key={id} id={id} />
    </>
  );
}
