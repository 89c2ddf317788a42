import type { Order } from '@vitrina/contract/entities/order';
import { trackedParcel } from '@vitrina/contract/rules/couriers';
import { formatDate } from '@vitrina/contract/rules/dates';
import { isStoppable, returnOffer } from '@vitrina/contract/rules/return-deadlines';
import { hostCan } from '@vitrina/shared-auth/platform';
import { buttonClass } from '@vitrina/shared-ui/button';
import { classNames } from '@vitrina/shared-ui/class-names';
import { VisuallyHidden } from '@vitrina/shared-ui/visually-hidden';
import ExternalLink from 'lucide-react/icons/external-link';
import type { MouseEvent, ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { accountTexts } from '../../content/account.ts';
import { orderTexts } from '../../content/order.ts';
import { BuyAgain, canBuyAgain } from '../order/buy-again-button.tsx';
import { withdrawalState } from '../order/withdrawal-state.ts';
import style from './order-history.module.css';

const text = orderTexts;
const quiet = buttonClass({ variant: 'ghost', size: 'sm' });

/** Empty for a host without order pages. */
export function OrderActions({ order }: { order: Order }) {
  const { page_key, tracking_number, courier, status } = order;
  const parcel = trackedParcel(tracking_number, courier);
  const isOpen = hostCan('order-page') && page_key;
  if (!isOpen && !canBuyAgain(order) && !parcel) return null;
  const offer = returnOffer(order);
  // After the delivery only the order's page links to the parcel.
  const isFollowed = parcel && (status !== 'Delivered' || !isOpen);
  return (
    <>
      {isFollowed && (
        <a
          href={parcel.href}
          target="_blank"
          rel="noreferrer"
          className={classNames(buttonClass({ variant: 'secondary', size: 'sm' }), style.follow)}
        >
          {text.parcel.follow(parcel.courier)}
          <ExternalLink /> <VisuallyHidden>{text.parcel.newTab}</VisuallyHidden>
        </a>
      )}
      <BuyAgain order={order} size="sm">
        {isOpen && (
          <OrderLink orderKey={page_key}>
            {text.details} <VisuallyHidden>{accountTexts.orders.order(order.id)}</VisuallyHidden>
          </OrderLink>
        )}
        {offer && (
          <Link to="/withdrawal" state={withdrawalState(order)} className={quiet}>
            {text.back.action}{' '}
            {offer.until && (
              <span className={style.until}>{text.back.short(formatDate(offer.until))}</span>
            )}
          </Link>
        )}
        {hostCan('withdrawals') && isStoppable(order) && (
          <Link to="/withdrawal" state={withdrawalState(order)} className={quiet}>
            {text.stop.short}
          </Link>
        )}
      </BuyAgain>
    </>
  );
}

/** Link to an order's page. The key is in the address only for other tabs; a navigation here leaves it out. */
function OrderLink({ orderKey, children }: { orderKey: string; children: ReactNode }) {
  const navigate = useNavigate();
  const openHere = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate('/order', { state: { orderKey } });
  };
  return (
    <Link to={`/order?token=${encodeURIComponent(orderKey)}`} onClick={openHere} className={quiet}>
      {children}
    </Link>
  );
}
