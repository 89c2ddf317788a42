import { getCounts } from '@vitrina/contract/calls/get-counts';
import { listUnplacedPayments } from '@vitrina/contract/calls/list-unplaced-payments';
import { listWithdrawals } from '@vitrina/contract/calls/list-withdrawals';
import { hostCan, useSession } from '@vitrina/shared-auth';
import { isHeld, useHeld } from '@vitrina/shared-auth/per-package/permissions';
import { ArrivalMails } from '../features/arrivals/arrival-mails.tsx';
import { AttentionCards } from '../features/attention/attention-cards.tsx';
import { loadCounts } from '../features/attention/counts-query.ts';
import { MissingToken } from '../features/attention/missing-token.tsx';
import { MoreCards } from '../features/attention/more-cards.tsx';
import { UnplacedPayments } from '../features/attention/unplaced-payments.tsx';
import { Withdrawals } from '../features/attention/withdrawals.tsx';
import { loadCommissions } from '../features/commissions/commissions-query.ts';
import { Figures } from '../features/figures/figures.tsx';
import { loadFigures } from '../features/figures/figures-query.ts';
import { neededFor } from '../features/permissions/page-permissions.ts';
import { loadProducts } from '../features/products/products-query.ts';
import { loadRequests } from '../features/requests/requests-query.ts';
import { messages } from '../messages.ts';
import style from './page-head.module.css';

export const handle = { title: messages.nav.overview };

export const loader = () => {
  loadFigures();
  if (hostCan('counts')) {
    if (isHeld(getCounts.permission)) loadCounts();
    return null;
  }
  if (isHeld(neededFor('sites'))) loadRequests();
  if (isHeld(neededFor('commissions'))) loadCommissions();
  if (isHeld(neededFor('products'))) loadProducts();
  return null;
};

export function Component() {
  const isHeld = useHeld();
  const hasToken = useSession(({ token }) => token !== null);
  return (
    <>
      <div className={style.head}>
        <h1>{messages.overview.title}</h1>
        {hasToken && <ArrivalMails />}
      </div>
      {hasToken ? (
        <>
          <AttentionCards />
          <Figures />
          {isHeld(listUnplacedPayments.permission) && <UnplacedPayments />}
          {isHeld(listWithdrawals.permission) && <Withdrawals />}
          <MoreCards />
        </>
      ) : (
        <MissingToken />
      )}
    </>
  );
}
