import type { Call } from '@vitrina/contract/call';
import type { CallParts } from './host-client.ts';
import { NotTried, type Run } from './run.ts';

/** No row has this id, so a host without checks does no harm. */
const NO_SUCH_ROW = 2_147_483_647;

/** Expects a refusal without a session, and for an admin call also without the admin role. */
export async function checkAccess(run: Run, call: Call): Promise<void> {
  if (call.access === 'public' || call.access === 'optional') return;
  const parts = harmlessParts(call);
  const anonymous = await run.send(call, parts);
  if (anonymous.ok) run.warn('answers without a token');
  const invalid = await run.send(call, parts, 'no-such-token');
  if (invalid.ok) run.warn('answers to a token that it never gave out');
  if (call.access !== 'admin') return;
  const user = await run.send(call, parts, userToken(run));
  if (user.ok) run.warn('answers to a user who is not an admin');
}

function userToken(run: Run): string | undefined {
  try {
    return run.token('user');
  } catch (error) {
    if (error instanceof NotTried) return undefined;
    throw error;
  }
}

function harmlessParts(call: Call): CallParts {
  const names = [...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  return {
    params: Object.fromEntries(names.map((name) => [name, NO_SUCH_ROW])),
    ...(call.body && { body: {} }),
  };
}
