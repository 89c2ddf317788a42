import { validateToken } from '@vitrina/contract/calls/validate-token';
import { platformConfig } from '../platform.ts';
import { expireSession } from '../session.ts';

const TIMEOUT_MS = 15_000;

let asking: { token: string; ended: Promise<void> } | undefined;

/**
 * After a call was refused with 401: asks the host whether it still knows `token`, once for all calls
 * that are refused together, and ends the session if it does not (docs/product.md#session-end).
 */
export function endRefusedSession(token: string): Promise<void> {
  if (asking?.token !== token) {
    const ended = endUnlessKnown(token).finally(() => {
      if (asking?.token === token) asking = undefined;
    });
    asking = { token, ended };
  }
  return asking.ended;
}

async function endUnlessKnown(token: string): Promise<void> {
  const { method, path } = validateToken;
  try {
    const { status } = await fetch(new URL(path, platformConfig().apiOrigin), {
      method,
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    // A host that stumbles, or is too busy to look, says nothing about the token.
    if (status === 401 || status === 403) expireSession(token);
  } catch {
    // Nor does one that cannot be reached.
  }
}
