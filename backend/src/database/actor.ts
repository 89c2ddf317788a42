import { AsyncLocalStorage } from 'node:async_hooks';

/** The person or program that the audit names. */
export interface Actor {
  /** `AUDIT_ACTORS` without `database`, which the audit uses when nobody is named. */
  kind: 'person' | 'visitor' | 'job' | 'system';
  /** Name of the call or job: `update-order-status`. */
  what: string;
  /** Id of the account. */
  id?: number;
  session?: string;
  request?: string;
}

const acting = new AsyncLocalStorage<Actor>();

/** Runs `work`; every transaction it begins is attributed to the actor. */
export const actAs = <T>(actor: Actor, work: () => T): T => acting.run(actor, work);

export const actAsJob = <T>(what: string, work: () => T): T => actAs({ kind: 'job', what }, work);

export const currentActor = (): Actor | undefined => acting.getStore();
