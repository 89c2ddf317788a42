import type { CallName } from './calls.ts';

/** A request as it came, and what a literal reader of the specification holds against it. */
export interface HeardRequest {
  to: 'api' | 'files';
  method: string;
  /** With its query. */
  path: string;
  /** The documented call; null when there is none, and for preflights and uploads. */
  call: CallName | null;
  /** By lower-case name. */
  headers: Record<string, string>;
  /** Parsed JSON; the text when it is not JSON; undefined without a body. */
  body: unknown;
  /**
   * Each starts with its kind: `undocumented call|header|query|field|body …`, `missing field|token
   * …`, `type …`.
   */
  wrong: string[];
  /** The status of the answer; null while there is none, and when the connection was cut. */
  status: number | null;
}
