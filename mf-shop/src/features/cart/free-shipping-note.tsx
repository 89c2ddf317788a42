import { formatBani } from '@vitrina/contract/rules/money';
import {
  FREE_SHIPPING_FROM_BANI,
  missingForFreeShippingBani,
} from '@vitrina/contract/rules/shipping';
import { ProgressBar } from '@vitrina/shared-ui/progress-bar';
import Truck from 'lucide-react/icons/truck';
import { cartMessages } from '../../cart-messages.ts';
import style from './free-shipping-note.module.css';

const text = cartMessages;

/** That shipping is free, or what is missing until it is. */
export function FreeShippingNote({ subtotalBani }: { subtotalBani: number }) {
  const missingBani = missingForFreeShippingBani(subtotalBani);
  return (
    <div className={style.note} data-free={missingBani === 0 ? '' : undefined}>
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
          max={FREE_SHIPPING_FROM_BANI}
        />
      )}
    </div>
  );
}
