import type { RequestMessage } from '@vitrina/contract/entities/request-message';
import { serverMessageOr } from '@vitrina/shared-auth';
import { useEffect, useMemo, useState } from 'react';
import { changeableFor, editMessage, withdrawMessage } from './change-message.ts';

const LOOK_AGAIN_MS = 15_000;

/**
 * What a message's author can do with it while it is changeable.
 * @param failed shown when a change fails and the host says no reason
 * @example
 * import { readMessages } from '@vitrina/shared-auth/per-package/room/send-message';
 * const { isChangeable, changes } = useOwnMessage(12, 'Mesajul nu a putut fi schimbat.');
 * const [message] = await readMessages(12);
 * if (message && isChangeable(message)) await changes.withdraw(message);
 */
export function useOwnMessage(requestId: number, failed: string) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, []);
  // Stable while unchanged, so that messages do not re-render.
  const changes = useMemo(() => {
    const told = (work: Promise<void>): Promise<string | null> =>
      work.then(
        () => null,
        (error: unknown) => serverMessageOr(error, failed),
      );
    return {
      edit: (message: RequestMessage, text: string) =>
        told(editMessage(requestId, message.id, text)),
      withdraw: (message: RequestMessage) => told(withdrawMessage(requestId, message.id)),
    };
  }, [requestId, failed]);
  return {
    isChangeable: (message: RequestMessage) => changeableFor(message, now) > 0,
    changes,
  };
}
