import type { Call } from '@vitrina/contract/call';

/**
 * `missing`: the host does not know the call. Of an extension that is allowed, and the front end
 * falls back. `not tried`: an account or the permission to write was not given.
 */
export type Verdict = 'conforms' | 'differs' | 'missing' | 'not tried';

export interface Finding {
  name: string;
  /** `POST /api/orders` */
  line: string;
  origin: Call['origin'];
  verdict: Verdict;
  /** What is different, or why it was not tried. */
  details: string[];
}

/** Whether a host with these findings is one that our front end works with. */
export const isConforming = (findings: readonly Finding[]): boolean =>
  !findings.some(
    ({ verdict, origin }) => verdict === 'differs' || (verdict === 'missing' && origin === 'spec'),
  );
