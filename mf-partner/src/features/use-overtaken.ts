import { queryClient } from '@vitrina/shared-auth';
import { useEffect, useEffectEvent } from 'react';

/**
 * Says it when somebody can no longer do what they are being asked about, because of what others did
 * meanwhile. While it is being sent (`mutationKey`), its own answer says so.
 * @param tell closes the question too
 */
export function useOvertaken(
  isOvertaken: boolean,
  mutationKey: readonly unknown[],
  tell: () => void,
): void {
  const say = useEffectEvent(() => {
    if (queryClient.isMutating({ mutationKey, exact: true }) === 0) tell();
  });
  useEffect(() => {
    if (isOvertaken) say();
  }, [isOvertaken]);
}
