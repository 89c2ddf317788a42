import type { CallName } from './calls.ts';

/** A received request, and its violations of the specification. */
export interface HeardRequest {
  to: 'api' | 'files';
  method: string;
  /** Including the query. */
  path: string;
  /** The documented call; null for unknown calls, preflights and uploads. */
  call: CallName | null;
  /** Keys in lower case. */
  headers: Record<string, string>;
  /** Parsed JSON; the text when it is not JSON; undefined without a body. */
  body: unknown;
  /**
   * Each begins with its kind: `undocumented call|header|query|field|body …`, `missing field|token …`, `type
   * …`.
   */
  wrong: string[];
  /** Null before the answer, and when the connection broke. */
  status: number | null;
}
