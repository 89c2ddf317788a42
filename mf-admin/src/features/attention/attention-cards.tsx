import { useQuery } from '@tanstack/react-query';
import { useSettings } from '@vitrina/shared-auth/per-package/settings';
import { messages } from '../../messages.ts';
import { commissionsQuery } from '../commissions/commissions-query.ts';
import { orderCountsQuery } from '../orders/orders-query.ts';
import { unplacedQuery } from '../orders/unplaced-query.ts';
import { isLowStock } from '../products/is-low-stock.ts';
import { productsQuery } from '../products/products-query.ts';
import { isLate } from '../requests/is-late.ts';
import { requestsQuery } from '../requests/requests-query.ts';
import { Attention, AttentionCard } from './attention-card.tsx';
import style from './attention-cards.module.css';
import { UNPLACED_ID } from './unplaced-payments.tsx';

const text = messages.overview;

/** What waits for an admin, each a way to the filtered list; each loads and fails on its own. */
export function AttentionCards() {
  const orders = useQuery(orderCountsQuery());
  const requests = useQuery(requestsQuery());
  const commissions = useQuery(commissionsQuery());
  const products = useQuery(productsQuery());
  const unplaced = useQuery(unplacedQuery());
  const { closedDays } = useSettings();
  return (
    <div className={style.cards}>
      <Attention query={orders}>
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
      <Attention query={commissions} failed={text.commissionsFailed}>
        {(all) => (
          <AttentionCard
            to="/admin/commissions?paid=no"
            title={text.unpaid(all.filter(({ paid }) => !paid).length)}
            hint={text.unpaidHint}
          />
        )}
      </Attention>
      <Attention query={unplaced}>
        {(payments) => (
          <AttentionCard
            to={payments?.length ? `#${UNPLACED_ID}` : null}
            title={payments ? text.unplaced(payments.length) : text.unplacedUnknown}
            hint={payments ? text.unplacedHint : text.unplacedUnknownHint}
          />
        )}
      </Attention>
      <Attention query={products} failed={messages.products.failed}>
        {(all) => (
          <AttentionCard
            to="/admin/products?stock=low"
            title={text.lowStock(all.filter(isLowStock).length)}
            hint={text.lowStockHint}
          />
        )}
      </Attention>
    </div>
  );
}
