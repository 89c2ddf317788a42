import type { CallName } from './calls.ts';
import type { Written } from './written.ts';

/**
 * Fault of a call's next request. `lose request`: the connection breaks before anything is done. `lose
 * answer`: it breaks after the work is done.
 */
export type Fault =
  | 'lose request'
  | 'lose answer'
  | { status: number; type?: string; body?: string };

/** A queue of faults per call, each for one request. */
export function createFaults() {
  const waiting: { call: CallName; fault: Fault }[] = [];
  return {
    add: (call: CallName, fault: Fault) => void waiting.push({ call, fault }),
    take(call: CallName): Fault | undefined {
      const at = waiting.findIndex((one) => one.call === call);
      return at < 0 ? undefined : waiting.splice(at, 1)[0]?.fault;
    },
  };
}

export const faultAnswer = (fault: Exclude<Fault, string>): Written => ({
  status: fault.status,
  type: fault.type ?? 'application/json',
  body: fault.body ?? '',
});
