import type { Capability } from '@vitrina/contract/capabilities';

/**
 * `missing`: the host does not know the call; for an extension that is allowed, and the front end falls back.
 * `tolerated`: differs from the contract, but the front end can read it. `lax`: pages work, but the host
 * accepts invalid input, or refuses without a reason. `not tried`: an account or the permission to write was
 * not given.
 */
export type Verdict = 'conforms' | 'tolerated' | 'lax' | 'differs' | 'missing' | 'not tried';

export interface Finding {
  name: string;
  /** `POST /api/orders` */
  line: string;
  /** For an extension: the capability a host has with it. */
  capability?: Capability | undefined;
  verdict: Verdict;
  /** The differences, or why it was not tried. */
  details: string[];
}

/** True when the front end works with the host's answer. */
export const isUsable = ({ verdict }: Finding): boolean =>
  verdict === 'conforms' || verdict === 'tolerated' || verdict === 'lax';

/** True when the front end works with a host that has these findings. */
export const isConforming = (findings: readonly Finding[]): boolean =>
  !findings.some(
    ({ verdict, capability }) =>
      verdict === 'differs' || verdict === 'lax' || (verdict === 'missing' && !capability),
  );
