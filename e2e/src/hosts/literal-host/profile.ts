import type { CallName, ListCall } from './calls.ts';
import type { OddityName } from './oddities/all-oddities.ts';
import type { Row } from './state.ts';

/** How a host reads and tells what the specification leaves open, or gets wrong. All is data. */
export interface Profile {
  name: string;

  /** Oddities of every row; only harmless ones leave a row good. */
  everyRow?: readonly OddityName[];
  /** Oddities of single rows, by the row's id. */
  oddRows?: Partial<Record<OddityName, readonly number[]>>;
  /** Further fields in every row. */
  extraFields?: Row;
  /** How dates are written; `mixed`: each row in another form. */
  dates: DateForm | 'mixed';
  /** An empty list is told as null. */
  emptyListIsNull?: boolean;
  /** Lists that are told wrongly as a whole. */
  lists?: Partial<Record<ListCall, ListOddity>>;
  /** How the whole answer is written. */
  spelling?: 'php';
  contentType: string;

  /** The status of a refusal of anything undocumented; absent: it is overlooked. */
  refusesUndocumented?: { header: number; query: number; body: number };
  /** Whether admin calls whose row in section 7 lacks "Bearer" still ask for an admin's token. */
  unstatedToken: 'ignored' | 'required';

  /** The body of a success whose answer is "not shown". */
  notShown: 'empty' | 'json' | 'text';
  /** `laravel`: 422 with errors by field; `documented`: the field that section 7 names, or nothing. */
  refusals: 'documented' | 'laravel';
  /** What a row that does not exist and an error of the server look like. */
  crashes: 'json' | 'html';
  unknownCall: UnknownCall;

  delay?: { everyMs: number; calls?: Partial<Record<CallName, number>> };
  /** An old CDN in front: a header on each GET, and copies of answers to anonymous ones. */
  cache?: { header: string; copyMs: number };
}

export type DateForm = 'iso' | 'micro' | 'sql' | 'day';

/** `withheld`: null for the list; `refused`: `success: false`, a message and an empty list. */
export type ListOddity = 'withheld' | 'empty text' | 'refused' | 'numeric keys';

export interface UnknownCall {
  status: number;
  body: 'json' | 'html' | 'empty';
  /** Without it, a browser fails the preflight, and cannot read the answer. */
  cors: boolean;
}
