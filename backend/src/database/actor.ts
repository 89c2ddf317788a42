import { AsyncLocalStorage } from 'node:async_hooks';

/** Who the audit names for what is written now. */
export interface Actor {
  /** `AUDIT_ACTORS` without `database`, which is what the audit says where nobody is named. */
  kind: 'person' | 'visitor' | 'job' | 'system';
  /** Name of the call or of the job: `update-order-status`. */
  what: string;
  /** The account. */
  id?: number;
  session?: string;
  request?: string;
}

const acting = new AsyncLocalStorage<Actor>();

/** Runs `work`; every transaction that it begins is the actor's. */
export const actAs = <T>(actor: Actor, work: () => T): T => acting.run(actor, work);

export const actAsJob = <T>(what: string, work: () => T): T => actAs({ kind: 'job', what }, work);

export const currentActor = (): Actor | undefined => acting.getStore();
