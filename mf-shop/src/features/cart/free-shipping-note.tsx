import { formatBani } from '@vitrina/contract/rules/money';
import { missingForFreeShippingBani, type ShippingRates } from '@vitrina/contract/rules/shipping';
import { ProgressBar } from '@vitrina/shared-ui/progress-bar';
import Truck from 'lucide-react/icons/truck';
import { cartMessages } from '../../cart-messages.ts';
import style from './free-shipping-note.module.css';

const text = cartMessages;

interface FreeShippingNoteProps {
  subtotalBani: number;
  shipping: { rates: ShippingRates; isSettled: boolean };
}

/** Shows nothing when no order has free delivery. */
export function FreeShippingNote({ subtotalBani, shipping }: FreeShippingNoteProps) {
  const missingBani = missingForFreeShippingBani(subtotalBani, shipping.rates);
  if (missingBani === null) return null;
  return (
    <div
      className={style.note}
      data-free={missingBani === 0 ? '' : undefined}
      data-unsettled={shipping.isSettled ? undefined : ''}
    >
      <p className={style.text}>
        <Truck />
        {missingBani === 0
          ? text.freeShipping
          : text.missingForFreeShipping(formatBani(missingBani))}
      </p>
      {missingBani > 0 && (
        <ProgressBar
          label={text.freeShippingProgress}
          value={subtotalBani}
          max={subtotalBani + missingBani}
        />
      )}
    </div>
  );
}
