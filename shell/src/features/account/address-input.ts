import {
  type SavedAddressInput,
  savedAddressInput,
} from '@vitrina/contract/entities/saved-address';

/** An address as input for the host; `null` when the host would refuse it now. */
export const inputOf = (address: object): SavedAddressInput | null =>
  savedAddressInput.safeParse(address).data ?? null;
