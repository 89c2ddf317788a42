import { QueryClientProvider } from '@tanstack/react-query';
import { queryClient } from '@vitrina/shared-auth/query';
import { Link } from 'react-router-dom';
import { accountTexts } from '../content/account.ts';
import { AccountDetails } from '../features/account/account-details.tsx';
import { loadAccount } from '../features/account/account-queries.ts';
import { OrderHistory } from '../features/account/order-history.tsx';
import { SavedAddress } from '../features/account/saved-address.tsx';
import style from './account-page.module.css';

const text = accountTexts;

export const handle = { title: text.pageTitle };
export const loader = loadAccount;

export function Component() {
  return (
    <QueryClientProvider client={queryClient}>
      <div className={style.page}>
        <h1>{text.title}</h1>
        <p className={style.lead}>
          {text.lead}{' '}
          <Link to={{ hash: 'orders-title' }} className={style.toOrders}>
            {text.toOrders}
          </Link>
        </p>
        <div className={style.columns}>
          <div className={style.own}>
            <AccountDetails />
            <SavedAddress />
          </div>
          <OrderHistory />
        </div>
      </div>
    </QueryClientProvider>
  );
}
