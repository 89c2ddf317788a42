import type { CallName, ListCall } from './calls.ts';
import type { OddityName } from './oddities/all-oddities.ts';
import type { Row } from './state.ts';

/** How a host treats what the specification leaves open, or violates it. Data only. */
export interface Profile {
  name: string;

  /** Oddities of every row; harmless ones keep a row good. */
  everyRow?: readonly OddityName[];
  /** Oddities of single rows, by id. */
  oddRows?: Partial<Record<OddityName, readonly number[]>>;
  /** Extra fields in every row. */
  extraFields?: Row;
  /** Date format; `mixed`: differs by row. */
  dates: DateForm | 'mixed';
  /** Sends an empty list as null. */
  emptyListIsNull?: boolean;
  /** Lists that are broken as a whole. */
  lists?: Partial<Record<ListCall, ListOddity>>;
  /** How the answer is encoded. */
  spelling?: 'php';
  contentType: string;

  /** Status for undocumented parts; absent: they are ignored. */
  refusesUndocumented?: { header: number; query: number; body: number };
  /** Whether admin calls without "Bearer" in section 7 still need an admin's token. */
  unstatedToken: 'ignored' | 'required';

  /** The body of a success whose answer section 7 gives as "not shown". */
  notShown: 'empty' | 'json' | 'text';
  /** `laravel`: 422 with errors by field; `documented`: the field of section 7, or no body. */
  refusals: 'documented' | 'laravel';
  /** Format of a missing row's error and of server errors. */
  crashes: 'json' | 'html';
  unknownCall: UnknownCall;

  delay?: { everyMs: number; calls?: Partial<Record<CallName, number>> };
  /** An outdated CDN: a header on each GET, and cached answers to anonymous ones. */
  cache?: { header: string; copyMs: number };
}

export type DateForm = 'iso' | 'micro' | 'sql' | 'day';

/** `withheld`: null instead of the list; `refused`: `success: false`, a message and an empty list. */
export type ListOddity = 'withheld' | 'empty text' | 'refused' | 'numeric keys';

export interface UnknownCall {
  status: number;
  body: 'json' | 'html' | 'empty';
  /** Without CORS headers a browser fails the preflight and cannot read the answer. */
  cors: boolean;
}
