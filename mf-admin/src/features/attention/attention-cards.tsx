import { useQuery } from '@tanstack/react-query';
import { listUnplacedPayments } from '@vitrina/contract/calls/list-unplaced-payments';
import { useHeld } from '@vitrina/shared-auth/per-package/permissions';
import { useSettings } from '@vitrina/shared-auth/per-package/settings';
import { messages } from '../../messages.ts';
import { commissionsQuery } from '../commissions/commissions-query.ts';
import { orderCountsQuery } from '../orders/orders-query.ts';
import { unplacedQuery } from '../orders/unplaced-query.ts';
import { neededFor } from '../permissions/page-permissions.ts';
import { isLowStock } from '../products/is-low-stock.ts';
import { productsQuery } from '../products/products-query.ts';
import { isLate } from '../requests/is-late.ts';
import { requestsQuery } from '../requests/requests-query.ts';
import { Attention, AttentionCard } from './attention-card.tsx';
import style from './attention-cards.module.css';
import { UNPLACED_ID } from './unplaced-payments.tsx';

const text = messages.overview;

/** What waits for whoever is here, each a way to the filtered list; each loads and fails on its own. */
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

function OrderCards() {
  return (
    <Attention query={useQuery(orderCountsQuery())}>
      {({ counts, waiting }) => (
        <>
          <AttentionCard
            to={`/admin/orders?status=Processing${waiting ? '&waiting=no' : ''}`}
            title={text.orders((counts.Processing ?? 0) - (waiting ?? 0))}
            hint={text.ordersHint}
          />
          {waiting !== null && (
            <AttentionCard
              to="/admin/orders?waiting=yes"
              title={text.unaccepted(waiting)}
              hint={text.unacceptedHint}
            />
          )}
        </>
      )}
    </Attention>
  );
}

function RequestCards() {
  const requests = useQuery(requestsQuery());
  const { closedDays } = useSettings();
  return (
    <>
      <Attention query={requests}>
        {(all) => (
          <AttentionCard
            to="/admin/sites?status=pending"
            title={text.requests(all.filter(({ status }) => status === 'pending').length)}
            hint={text.requestsHint}
          />
        )}
      </Attention>
      <Attention query={requests}>
        {(all) => (
          <AttentionCard
            to="/admin/sites?late=1"
            title={text.late(all.filter((request) => isLate(request, closedDays)).length)}
            hint={text.lateHint}
          />
        )}
      </Attention>
    </>
  );
}

function CommissionCard() {
  return (
    <Attention query={useQuery(commissionsQuery())} failed={text.commissionsFailed}>
      {(all) => (
        <AttentionCard
          to="/admin/commissions?paid=no"
          title={text.unpaid(all.filter(({ paid }) => !paid).length)}
          hint={text.unpaidHint}
        />
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
          title={payments ? text.unplaced(payments.length) : text.unplacedUnknown}
          hint={payments ? text.unplacedHint : text.unplacedUnknownHint}
        />
      )}
    </Attention>
  );
}

function StockCard() {
  return (
    <Attention query={useQuery(productsQuery())} failed={messages.products.failed}>
      {(all) => (
        <AttentionCard
          to="/admin/products?stock=low"
          title={text.lowStock(all.filter(isLowStock).length)}
          hint={text.lowStockHint}
        />
      )}
    </Attention>
  );
}

/** In their order. A card needs what the page needs that it leads to, or its call. */
const AREAS = [
  { id: 'orders', needed: neededFor('orders'), Cards: OrderCards },
  { id: 'requests', needed: neededFor('sites'), Cards: RequestCards },
  { id: 'commissions', needed: neededFor('commissions'), Cards: CommissionCard },
  { id: 'unplaced', needed: listUnplacedPayments.permission, Cards: UnplacedCard },
  { id: 'stock', needed: neededFor('products'), Cards: StockCard },
];
