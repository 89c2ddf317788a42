import type { Order } from '@vitrina/contract/entities/order';
import { trackedParcel } from '@vitrina/contract/rules/couriers';
import { buttonClass } from '@vitrina/shared-ui/button';
import { classNames } from '@vitrina/shared-ui/class-names';
import { VisuallyHidden } from '@vitrina/shared-ui/visually-hidden';
import ExternalLink from 'lucide-react/icons/external-link';
import { orderTexts } from '../../content/order.ts';
import style from './order-page.module.css';

const text = orderTexts.parcel;

export function Parcel({ order }: { order: Order }) {
  const { tracking_number, courier } = order;
  if (!tracking_number) return null;
  const parcel = trackedParcel(tracking_number, courier);
  return (
    <div className={style.parcel}>
      <p>
        <span className={style.muted}>{text.number}</span>{' '}
        <strong className={style.awb}>{tracking_number}</strong>
      </p>
      {parcel ? (
        <a
          className={classNames(buttonClass({ variant: 'secondary' }), style.screenOnly)}
          href={parcel.href}
          target="_blank"
          rel="noreferrer"
        >
          {text.follow(parcel.courier)}
          <ExternalLink /> <VisuallyHidden>{text.newTab}</VisuallyHidden>
        </a>
      ) : (
        <p className={style.muted}>{text.onCourier}</p>
      )}
    </div>
  );
}
