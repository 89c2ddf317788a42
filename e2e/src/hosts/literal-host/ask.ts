import type { Reply } from './reply.ts';
import type { Entity, Row, State, User } from './state.ts';

/** A documented call as an answer sees it. */
export interface Ask {
  state: State;
  /** Null without a valid token. */
  user: User | null;
  /** What stands in the path for `{id}`. */
  id: string;
  body: Row;
  query: URLSearchParams;
  /** The front end's address, where someone who signs in with Google returns to. */
  front: string | null;
  /** A row as the profile tells it. */
  show(entity: Entity, row: Row): Row | null;
  /** Makes a payment intent at the card provider. */
  pay(amount: unknown): Promise<string>;
}

export type Answer = (ask: Ask) => Reply | Promise<Reply>;

/** A field as text; null when nothing was given. */
export const textOf = (given: unknown): string | null =>
  given === undefined || given === null || given === '' ? null : String(given);

export const now = (): string => new Date().toISOString();
