import type { ProbeRun } from './probe.ts';
import { NotTried } from './run.ts';

/** Id of the account that the run uses as a user. @throws NotTried when the host did not return it */
export function ownUser({ state }: ProbeRun): number {
  if (!state.ownUserId) throw new NotTried('list-users did not name the own account');
  return state.ownUserId;
}
