import { useQuery } from '@tanstack/react-query';
import { listReturns } from '@vitrina/contract/calls/list-returns';
import { listUnplacedPayments } from '@vitrina/contract/calls/list-unplaced-payments';
import { OPEN_RETURN_STATUSES } from '@vitrina/contract/rules/return-status';
import { hostCan } from '@vitrina/shared-auth';
import { useHeld } from '@vitrina/shared-auth/per-package/permissions';
import { useSettings } from '@vitrina/shared-auth/per-package/settings';
import type { QueryState } from '@vitrina/shared-ui/query-view';
import { commissionMessages } from '../../commission-messages.ts';
import { messages } from '../../messages.ts';
import { commissionsQuery } from '../commissions/commissions-query.ts';
import { isTransferTold } from '../commissions/is-transfer-told.ts';
import { orderCountsQuery } from '../orders/orders-query.ts';
import { unplacedQuery } from '../orders/unplaced-query.ts';
import { neededFor } from '../permissions/page-permissions.ts';
import { isLowStock } from '../products/is-low-stock.ts';
import { productsQuery } from '../products/products-query.ts';
import { isLate } from '../requests/is-late.ts';
import { requestsQuery } from '../requests/requests-query.ts';
import { returnCountsQuery } from '../returns/returns-query.ts';
import { Attention, AttentionCard, CountCard } from './attention-card.tsx';
import style from './attention-cards.module.css';
import { useCounted } from './counts-query.ts';
import { UNPLACED_ID } from './unplaced-payments.tsx';

const text = messages.overview;

export function AttentionCards() {
  const isHeld = useHeld();
  const shown = AREAS.filter(({ needed }) => isHeld(needed));
  if (shown.length === 0) return <p>{text.nothingHeld}</p>;
  return (
    <div className={style.cards}>
      {shown.map(({ id, Cards }) => (
        <Cards key={id} />
      ))}
    </div>
  );
}

interface OrderCounts {
  processing: number;
  /** `null`: the host has no acceptance step. */
  waiting: number | null;
}

function OrderCards() {
  const query = useCounted(({ processing, waiting }) =>
    typeof processing === 'number' && typeof waiting === 'number'
      ? { processing, waiting }
      : undefined,
  );
  const own = useQuery({
    ...orderCountsQuery(),
    enabled: query === null,
    select: ({ counts, waiting }) => ({ processing: counts.Processing ?? 0, waiting }),
  });
  return (
    <Attention<OrderCounts> query={query ?? own}>
      {({ processing, waiting }) => (
        <>
          <CountCard
            to={`/admin/orders?status=Processing${waiting ? '&waiting=no' : ''}`}
            count={processing - (waiting ?? 0)}
            title={text.orders}
            hint={text.ordersHint}
          />
          {waiting !== null && (
            <CountCard
              to="/admin/orders?waiting=yes"
              count={waiting}
              title={text.unaccepted}
              hint={text.unacceptedHint}
            />
          )}
        </>
      )}
    </Attention>
  );
}

/** Without returns on the host, the declarations listed below stand in. */
function ReturnsCard() {
  return hostCan('returns') ? <OpenReturns /> : null;
}

function OpenReturns() {
  return (
    <Attention query={useQuery(returnCountsQuery())}>
      {(found) =>
        found && (
          <CountCard
            to="/admin/returns"
            count={OPEN_RETURN_STATUSES.reduce(
              (sum, status) => sum + (found.counts[status] ?? 0),
              0,
            )}
            title={text.returns}
            hint={text.returnsHint}
            urgent
          />
        )
      }
    </Attention>
  );
}

interface RequestCounts {
  pending: number;
  late: number;
}

function useRequestCounts(): QueryState<RequestCounts> {
  const { closedDays } = useSettings();
  const query = useCounted(({ pending_requests, late_requests }) =>
    typeof pending_requests === 'number' && typeof late_requests === 'number'
      ? { pending: pending_requests, late: late_requests }
      : undefined,
  );
  const own = useQuery({
    ...requestsQuery(),
    enabled: query === null,
    select: (all) => ({
      pending: all.filter(({ status }) => status === 'pending').length,
      late: all.filter((request) => isLate(request, closedDays)).length,
    }),
  });
  return query ?? own;
}

function LateCard() {
  return (
    <Attention query={useRequestCounts()}>
      {({ late }) => (
        <CountCard
          to="/admin/sites?late=1"
          count={late}
          title={text.late}
          hint={text.lateHint}
          urgent
        />
      )}
    </Attention>
  );
}

function RequestCard() {
  return (
    <Attention query={useRequestCounts()}>
      {({ pending }) => (
        <CountCard
          to="/admin/sites?status=pending"
          count={pending}
          title={text.requests}
          hint={text.requestsHint}
        />
      )}
    </Attention>
  );
}

interface CommissionCounts {
  unpaid: number;
  /** Transfers announced by partners. */
  told: number;
}

function CommissionCards() {
  const hasTransfers = hostCan('commission-transfers');
  const query = useCounted(({ unpaid_commissions: unpaid, told_transfers: told }) =>
    typeof unpaid === 'number' && (typeof told === 'number' || !hasTransfers)
      ? { unpaid, told: told ?? 0 }
      : undefined,
  );
  const own = useQuery({
    ...commissionsQuery(),
    enabled: query === null,
    select: (all) => ({
      unpaid: all.filter(({ paid }) => !paid).length,
      told: all.filter(isTransferTold).length,
    }),
  });
  return (
    <Attention<CommissionCounts> query={query ?? own} failed={text.commissionsFailed}>
      {({ unpaid, told }) => (
        <>
          {hasTransfers && (
            <CountCard
              to="/admin/commissions?paid=told"
              count={told}
              title={commissionMessages.told}
              hint={commissionMessages.toldHint}
              urgent
            />
          )}
          <CountCard
            to="/admin/commissions?paid=no"
            count={unpaid}
            title={text.unpaid}
            hint={text.unpaidHint}
          />
        </>
      )}
    </Attention>
  );
}

function UnplacedCard() {
  return (
    <Attention query={useQuery(unplacedQuery())}>
      {(payments) => (
        <AttentionCard
          to={payments?.length ? `#${UNPLACED_ID}` : null}
          count={payments ? payments.length : null}
          title={payments ? text.unplaced(payments.length) : text.unplacedUnknown}
          hint={payments ? text.unplacedHint : text.unplacedUnknownHint}
          urgent
        />
      )}
    </Attention>
  );
}

function StockCard() {
  const query = useCounted(({ low_stock }) => low_stock ?? undefined);
  const own = useQuery({
    ...productsQuery(),
    enabled: query === null,
    select: (all) => all.filter(isLowStock).length,
  });
  return (
    <Attention query={query ?? own} failed={messages.products.failed}>
      {(low) => (
        <CountCard
          to="/admin/products?stock=low"
          count={low}
          title={text.lowStock}
          hint={text.lowStockHint}
        />
      )}
    </Attention>
  );
}

/** Deadlines first. A card needs the permission of its page, or of its call. */
const AREAS = [
  { id: 'unplaced', needed: listUnplacedPayments.permission, Cards: UnplacedCard },
  { id: 'late', needed: neededFor('sites'), Cards: LateCard },
  { id: 'returns', needed: listReturns.permission, Cards: ReturnsCard },
  { id: 'orders', needed: neededFor('orders'), Cards: OrderCards },
  { id: 'requests', needed: neededFor('sites'), Cards: RequestCard },
  { id: 'commissions', needed: neededFor('commissions'), Cards: CommissionCards },
  { id: 'stock', needed: neededFor('products'), Cards: StockCard },
];
