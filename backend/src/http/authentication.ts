import type { Call } from '@vitrina/contract/call';
import { mayCall } from '@vitrina/contract/rules/permissions';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import type { Session } from '../sessions/sessions.ts';
import { HttpError } from './http-error.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller's session; null for a visitor. */
    session: Session | null;
    /** The request's bearer token, valid or not. */
    token: string | null;
  }
}

/** Finds a token's session. */
export type Identify = (db: Database, token: string) => Promise<Session | null>;

/**
 * Authenticates the caller before the body is read.
 * @throws HttpError `not_authenticated`, `session_expired`, or from `refusalOf` without permission
 */
export async function authenticate(
  db: Database,
  request: FastifyRequest,
  call: Call,
  identify: Identify,
): Promise<void> {
  if (call.access === 'public') return;
  request.token = bearerToken(request.headers.authorization);
  request.session = request.token ? await identify(db, request.token) : null;
  if (mayCall(call, request.session?.user ?? null)) return;
  if (request.session) throw new HttpError(refusalOf(call, request.session.user));
  throw new HttpError(request.token ? 'session_expired' : 'not_authenticated');
}

const bearerToken = (header: string | undefined): string | null =>
  /^Bearer +([\w.~+/=-]{1,512})$/i.exec(header ?? '')?.[1] ?? null;

const ROOM = 'website_request_not_found';

/**
 * Refusal for a signed-in caller without permission. For partners another person's request does not exist;
 * staff learn which permission they lack.
 */
export const refusalOf = (call: Call, user: { role: string }): 'forbidden' | typeof ROOM =>
  call.capability && call.errors?.includes(ROOM) && user.role !== 'admin' ? ROOM : 'forbidden';
