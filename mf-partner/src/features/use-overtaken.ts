import { queryClient } from '@vitrina/shared-auth';
import { useEffect, useEffectEvent } from 'react';

/**
 * Says that others made an open question obsolete. While its answer is being sent (`mutationKey`), the
 * mutation reports that itself.
 * @param tell also closes the question
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
