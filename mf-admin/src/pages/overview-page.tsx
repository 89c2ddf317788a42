import { listUnplacedPayments } from '@vitrina/contract/calls/list-unplaced-payments';
import { listWithdrawals } from '@vitrina/contract/calls/list-withdrawals';
import { useSession } from '@vitrina/shared-auth';
import { isHeld, useHeld } from '@vitrina/shared-auth/per-package/permissions';
import { AttentionCards } from '../features/attention/attention-cards.tsx';
import { MissingToken } from '../features/attention/missing-token.tsx';
import { MoreCards } from '../features/attention/more-cards.tsx';
import { UnplacedPayments } from '../features/attention/unplaced-payments.tsx';
import { Withdrawals } from '../features/attention/withdrawals.tsx';
import { loadCommissions } from '../features/commissions/commissions-query.ts';
import { neededFor } from '../features/permissions/page-permissions.ts';
import { loadProducts } from '../features/products/products-query.ts';
import { loadRequests } from '../features/requests/requests-query.ts';
import { messages } from '../messages.ts';

export const handle = { title: messages.nav.overview };

export const loader = () => {
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
      <h1>{messages.overview.title}</h1>
      {hasToken ? (
        <>
          <AttentionCards />
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
