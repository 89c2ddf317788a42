import { randomBytes } from 'node:crypto';
import type { State, User } from './state.ts';

/** Signs a user in. @returns the token */
export function openSession(state: State, user: User): string {
  const token = randomBytes(24).toString('hex');
  state.sessions.set(token, user.id);
  return token;
}

/** The user whose token is in `Authorization`. */
export function userOf(state: State, authorization: string | undefined): User | null {
  const token = /^Bearer (.+)$/.exec(authorization ?? '')?.[1];
  const id = token === undefined ? undefined : state.sessions.get(token);
  return state.users.find((user) => user.id === id) ?? null;
}

export const findByEmail = (state: State, email: unknown): User | undefined =>
  state.users.find((user) => user.email.toLowerCase() === String(email).trim().toLowerCase());
