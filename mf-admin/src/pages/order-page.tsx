import { readId } from '@vitrina/contract/rules/read-id';
import { useDocumentTitle } from '@vitrina/shared-auth';
import { classNames } from '@vitrina/shared-ui/class-names';
import { Link, useParams } from 'react-router-dom';
import style from '../features/orders/order-details.module.css';
import { OrderDetails } from '../features/orders/order-details.tsx';
import { useListAddress } from '../features/orders/order-link.tsx';
import { loadOrder } from '../features/orders/order-query.ts';
import { OrderWalk } from '../features/orders/order-walk.tsx';
import { loadOrderReturns } from '../features/returns/returns-query.ts';
import { messages } from '../messages.ts';
import { NotFoundPage } from './not-found-page.tsx';

export const handle = { title: messages.orders.title };

export const loader = ({ params }: { params: { id?: string } }) => {
  const id = readId(params.id);
  if (id === null) return null;
  loadOrderReturns(id);
  return loadOrder(id);
};

export function Component() {
  const id = readId(useParams().id);
  const list = useListAddress();
  useDocumentTitle(id === null ? null : messages.orders.number(id));
  if (id === null) return <NotFoundPage />;
  return (
    <>
      <div className={style.top}>
        <Link to={list} className={classNames(style.back)}>
          {messages.order.back}
        </Link>
        <OrderWalk id={id} />
      </div>
      <h1>{messages.orders.number(id)}</h1>
      <OrderDetails key={id} id={id} />
    </>
  );
}
