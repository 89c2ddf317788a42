import { useQuery } from '@tanstack/react-query';
import { useSession } from '@vitrina/shared-auth';
import { profileQuery } from '@vitrina/shared-auth/per-package/profile';
import { type Kept, useKept } from '@vitrina/shared-auth/per-package/use-kept';
import { NO_ACCOUNT } from './account-values.ts';
import {
  type BuyerValues,
  DELIVERY_FIELDS,
  type DeliveryValues,
  valuesOfProfile,
} from './delivery-values.ts';

/** Name of the draft, kept until the order is placed. */
export const DELIVERY_FORM = 'delivery';

const EMPTY = Object.fromEntries(DELIVERY_FIELDS.map((field) => [field, ''])) as DeliveryValues;

/** The buyer's draft in this tab; untouched fields show the account's data. The password is not stored. */
export function useBuyerValues(): Kept<BuyerValues> {
  const isKnown = useSession(({ user }) => user !== null);
  const profile = useQuery({ ...profileQuery(), enabled: isKnown }).data;
  const saved = { ...(profile ? valuesOfProfile(profile) : EMPTY), ...NO_ACCOUNT };
  const kept = useKept(DELIVERY_FORM, saved, () => true, ['password', 'confirmation']);
  // A person who signed in meanwhile has an account, even if the box was ticked before.
  return isKnown ? { ...kept, values: { ...kept.values, ...NO_ACCOUNT } } : kept;
}
