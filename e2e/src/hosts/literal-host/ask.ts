import type { Reply } from './reply.ts';
import type { Entity, Row, State, User } from './state.ts';

/** The parsed request of a documented call. */
export interface Ask {
  state: State;
  /** Null without a valid token. */
  user: User | null;
  /** The path's `{id}`. */
  id: string;
  body: Row;
  query: URLSearchParams;
  /** The front end's address, for the return from a Google sign-in. */
  front: string | null;
  /** The row as the profile renders it. */
  show(entity: Entity, row: Row): Row | null;
  /** Creates a payment intent at the card provider. */
  pay(amount: unknown): Promise<string>;
}

export type Answer = (ask: Ask) => Reply | Promise<Reply>;

/** A field as text; null when empty. */
export const textOf = (given: unknown): string | null =>
  given === undefined || given === null || given === '' ? null : String(given);

export const now = (): string => new Date().toISOString();
