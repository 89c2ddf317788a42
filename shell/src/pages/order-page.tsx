import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { phoneLink } from '@vitrina/contract/rules/phone-link';
import { hostCan, platformConfig } from '@vitrina/shared-auth/platform';
import { queryClient } from '@vitrina/shared-auth/query';
import { useSession } from '@vitrina/shared-auth/session';
import { buttonClass } from '@vitrina/shared-ui/button';
import { EmptyState } from '@vitrina/shared-ui/empty-state';
import { QueryView } from '@vitrina/shared-ui/query-view';
import { Skeleton } from '@vitrina/shared-ui/skeleton';
import { Link, useLocation } from 'react-router-dom';
import { orderTexts } from '../content/order.ts';
import style from '../features/order/order-page.module.css';
import { orderPageQuery } from '../features/order/order-page-query.ts';
import { OrderView } from '../features/order/order-view.tsx';
import { Links } from '../navigation/links.tsx';

const text = orderTexts;

export const handle = { title: text.pageTitle };

/** The boot script removed the key from the address; it stays in the history entry. */
export function Component() {
  const key = (useLocation().state as { orderKey?: string } | null)?.orderKey;
  return (
    <QueryClientProvider client={queryClient}>
      <div className={style.page}>
        {!hostCan('order-page') ? (
          <Nothing title={text.unavailable.title} text={text.unavailable.text} />
        ) : key ? (
          <Opened orderKey={key} />
        ) : (
          <WithoutLink />
        )}
      </div>
    </QueryClientProvider>
  );
}

const Opened = ({ orderKey }: { orderKey: string }) => (
  <QueryView
    query={useQuery(orderPageQuery(orderKey))}
    loading={<Placeholder />}
    failed={text.failed}
    retryLabel={text.retry}
  >
    {(page) =>
      page ? (
        <OrderView page={page} orderKey={orderKey} />
      ) : (
        <Nothing title={text.missing.title} text={text.missing.text} />
      )
    }
  </QueryView>
);

const WithoutLink = () => (
  <>
    <h1>{text.pageTitle}</h1>
    <EmptyState title={text.without.title} action={<Ways />}>
      {text.without.text}
    </EmptyState>
  </>
);

function Nothing({ title, text: explanation }: { title: string; text: string }) {
  const { email, phone } = platformConfig().brand;
  return (
    <>
      <h1>{text.pageTitle}</h1>
      <EmptyState title={title} action={<Ways />}>
        {explanation}
        <span className={style.contact}>
          <a href={`mailto:${email}`}>{email}</a>
          <a href={phoneLink(phone)}>{phone}</a>
        </span>
      </EmptyState>
    </>
  );
}

/** To the own orders, through the login for a guest, and on to the shop. */
function Ways() {
  const role = useSession(({ user }) => user?.role);
  return (
    <>
      {role === 'user' && (
        <Link to="/account" className={buttonClass()}>
          {text.ways.account}
        </Link>
      )}
      {!role && (
        <Link to="/login?next=/account" className={buttonClass()}>
          {text.ways.login}
        </Link>
      )}
      <Links of="shop">
        {({ to }) => (
          <Link to={to} className={buttonClass({ variant: 'secondary' })}>
            {text.ways.shop}
          </Link>
        )}
      </Links>
    </>
  );
}

const Placeholder = () => (
  <div className={style.placeholder} aria-busy="true">
    <Skeleton shape="block" />
    <Skeleton shape="block" />
  </div>
);
