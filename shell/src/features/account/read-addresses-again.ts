import { addressesQuery } from '@vitrina/shared-auth/per-package/addresses';
import { profileQuery } from '@vitrina/shared-auth/per-package/profile';
import { queryClient } from '@vitrina/shared-auth/query';

/** After a change: the default address is in the profile too. */
export const readAddressesAgain = () =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: addressesQuery().queryKey }),
    queryClient.invalidateQueries({ queryKey: profileQuery().queryKey }),
  ]);
