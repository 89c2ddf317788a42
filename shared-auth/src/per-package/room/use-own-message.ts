import type { RequestMessage } from '@vitrina/contract/entities/request-message';
import { serverMessageOr } from '@vitrina/shared-auth';
import { useEffect, useMemo, useState } from 'react';
import { changeableFor, editMessage, withdrawMessage } from './change-message.ts';

/* Compiled into each package that asks for it, as `profile.ts`. */

const LOOK_AGAIN_MS = 15_000;

/** What the author of a message can do with it, as long as they can. */
export function useOwnMessage(requestId: number, failed: string) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, []);
  // The same as long as they do the same: a message is not rendered anew for them.
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
