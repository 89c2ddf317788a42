import {
  type SavedAddressInput,
  savedAddressInput,
} from '@vitrina/contract/entities/saved-address';

/** What the host takes of an address that it told; `null` for one that it would refuse now. */
export const inputOf = (address: object): SavedAddressInput | null =>
  savedAddressInput.safeParse(address).data ?? null;
