import type { Capability } from '@vitrina/contract/capabilities';

/**
 * `missing`: the host does not know the call. Of an extension that is allowed, and the front end
 * falls back. `tolerated`: it is not as the contract promises, and the front end reads it all the
 * same. `lax`: pages work, but the host takes what it should refuse, or refuses without a word.
 * `not tried`: an account or the permission to write was not given.
 */
export type Verdict = 'conforms' | 'tolerated' | 'lax' | 'differs' | 'missing' | 'not tried';

export interface Finding {
  name: string;
  /** `POST /api/orders` */
  line: string;
  /** Of an extension: what a host can do that has it. */
  capability?: Capability | undefined;
  verdict: Verdict;
  /** What is different, or why it was not tried. */
  details: string[];
}

/** Whether the front end works with what the host answers. */
export const isUsable = ({ verdict }: Finding): boolean =>
  verdict === 'conforms' || verdict === 'tolerated' || verdict === 'lax';

/** Whether a host with these findings is one that our front end works with. */
export const isConforming = (findings: readonly Finding[]): boolean =>
  !findings.some(
    ({ verdict, capability }) =>
      verdict === 'differs' || verdict === 'lax' || (verdict === 'missing' && !capability),
  );
