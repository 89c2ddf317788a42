import { validateToken } from '@vitrina/contract/calls/validate-token';
import { platformConfig } from '../platform.ts';
import { expireSession } from '../session.ts';

const TIMEOUT_MS = 15_000;

let asking: { token: string; ended: Promise<void> } | undefined;

/**
 * After a 401: checks `token` with the host, once for all calls refused together, and ends the session if
 * the host no longer knows it (docs/product.md#session-end).
 * @returns resolves when the host was asked; never rejects
 * @example
 * import { getSession } from '@vitrina/shared-auth';
 * const { token } = getSession();
 * const headers = { authorization: `Bearer ${token}` };
 * const { status } = await fetch('https://api.exemplu.ro/statistics', { headers });
 * if (status === 401 && token) await endRefusedSession(token);
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
    // A failing or overloaded host says nothing about the token.
    if (status === 401 || status === 403) expireSession(token);
  } catch {
    // Nor does an unreachable one.
  }
}
