import { useQuery } from '@tanstack/react-query';
import { listMyOrders } from '@vitrina/contract/calls/list-my-orders';
import type { Order } from '@vitrina/contract/entities/order';
import { phoneLink } from '@vitrina/contract/rules/phone-link';
import { useUnreadableRows } from '@vitrina/shared-auth/api/unreadable-rows';
import { platformConfig } from '@vitrina/shared-auth/platform';
import { Button, buttonClass } from '@vitrina/shared-ui/button';
import { EmptyState } from '@vitrina/shared-ui/empty-state';
import { Illustration } from '@vitrina/shared-ui/illustration';
import { QueryView } from '@vitrina/shared-ui/query-view';
import { Skeleton } from '@vitrina/shared-ui/skeleton';
import { UnreadableRows } from '@vitrina/shared-ui/unreadable-rows';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import emptyPicture from '../../assets/illustrations/empty-list.svg?url';
import { accountTexts } from '../../content/account.ts';
import { Links } from '../../navigation/links.tsx';
import { ordersQuery } from './account-queries.ts';
import { OrderCard } from './order-card.tsx';
import style from './order-history.module.css';

const text = accountTexts.orders;

/** Orders shown at first, and added per step. */
const PAGE = 10;

export function OrderHistory() {
  return (
    <section aria-labelledby="orders-title">
      <h2 id="orders-title" className={style.title}>
        {text.title}
      </h2>
      <QueryView
        query={useQuery(ordersQuery())}
        loading={<Placeholder />}
        failed={text.failed}
        retryLabel={accountTexts.retry}
      >
        {(orders) => (orders ? <Orders orders={orders} /> : <Unavailable />)}
      </QueryView>
    </section>
  );
}

function Orders({ orders }: { orders: readonly Order[] }) {
  const [shown, setShown] = useState(PAGE);
  const unreadable = useUnreadableRows(listMyOrders.name);
  if (orders.length === 0 && unreadable.length === 0) return <NoOrders />;
  return (
    <>
      <UnreadableRows rows={unreadable} text={text.unreadable} />
      <ul className={style.list}>
        {orders.slice(0, shown).map((order) => (
          <li key={order.id}>
            <OrderCard order={order} />
          </li>
        ))}
      </ul>
      {shown < orders.length && (
        <Button variant="secondary" onClick={() => setShown(shown + PAGE)}>
          {text.more}
        </Button>
      )}
    </>
  );
}

const NoOrders = () => (
  <EmptyState
    illustration={<Illustration src={emptyPicture} width={240} height={180} size="sm" />}
    title={text.empty.title}
    action={
      <Links of="shop">
        {({ to }) => (
          <Link to={to} className={buttonClass()}>
            {text.empty.action}
          </Link>
        )}
      </Links>
    }
  >
    {text.empty.text}
  </EmptyState>
);

/** A host that knows only the specification has no order history for buyers. */
function Unavailable() {
  const { email, phone } = platformConfig().brand;
  return (
    <EmptyState title={text.unavailable.title}>
      {text.unavailable.text}
      <span className={style.contact}>
        <a href={`mailto:${email}`}>{email}</a>
        <a href={phoneLink(phone)}>{phone}</a>
      </span>
    </EmptyState>
  );
}

const Placeholder = () => (
  <div className={style.placeholder} aria-busy="true">
    <Skeleton shape="block" />
    <Skeleton shape="block" />
  </div>
);
