import type { DeliveryRates } from '@vitrina/contract/entities/delivery-rates';
import { deliveryInput } from '@vitrina/contract/entities/settings';
import {
  formatAmount,
  formatShortBani,
  parseBani,
  toBani,
  toRon,
} from '@vitrina/contract/rules/money';
import { readBy } from '@vitrina/shared-ui/read-form';
import { settingsMessages } from '../../settings-messages.ts';

const text = settingsMessages.delivery;

/** Form values, as typed. */
export interface DeliveryValues {
  fee: string;
  hasLimit: boolean;
  freeFrom: string;
}

const typed = (ron: number): string => formatAmount(toBani(ron));

export const deliveryValues = ({ fee, freeFrom }: DeliveryRates): DeliveryValues => ({
  fee: typed(fee),
  hasLimit: freeFrom !== null,
  freeFrom: freeFrom === null ? '' : typed(freeFrom),
});

/** `undefined` when unreadable: the schema then refuses it. */
const amount = (value: string): number | undefined => {
  const bani = parseBani(value);
  return bani === null ? undefined : toRon(bani);
};

export const readDelivery = readBy(
  deliveryInput,
  { wrong: { fee: text.wrongFee, freeFrom: text.wrongFreeFrom } },
  ({ fee, hasLimit, freeFrom }: DeliveryValues) => ({
    fee: amount(fee),
    freeFrom: hasLimit ? amount(freeFrom) : null,
  }),
);

export function describeDelivery({ fee, freeFrom }: DeliveryRates): string {
  if (fee === 0) return text.always;
  const from = freeFrom === null ? null : formatShortBani(toBani(freeFrom));
  return text.told(formatShortBani(toBani(fee)), from);
}
