import { queryClient } from '@vitrina/shared-auth';

/** Whether such a change is on its way. Known at once: what is rendered lags behind a second press. */
export const isUnderWay = (mutationKey: readonly unknown[]): boolean =>
  queryClient.isMutating({ mutationKey }) > 0;
