import { randomBytes } from 'node:crypto';
import { type Answer, type Ask, now, textOf } from '../ask.ts';
import { done, notThere, refusal, value } from '../reply.ts';
import { findByEmail, openSession } from '../sessions.ts';
import { findRow, nextId, type RequestStatus, type User } from '../state.ts';
import { addUser } from './auth.ts';

const STATUSES: readonly RequestStatus[] = [
  'pending',
  'in_progress',
  'in_test',
  'completed',
  'rejected',
];

export const createRequest: Answer = (ask) => {
  addRequest(ask, ask.user);
  return done(201);
};

/** Signs in a new guest; an existing account gets only the message. */
export const createGuestRequest: Answer = (ask) => {
  const message = 'Cererea a fost primită.';
  const known = findByEmail(ask.state, ask.body.email);
  const user = known ?? addUser(ask, randomBytes(9).toString('base64url'));
  addRequest(ask, user);
  return known
    ? value({ message }, 201)
    : value({ message, token: openSession(ask.state, user), user: ask.show('user', user) }, 201);
};

export const setRequestStatus: Answer = ({ state, id, body }) => {
  const request = findRow(state.requests, id);
  const status = STATUSES.find((known) => known === body.status);
  if (!request) return notThere();
  if (!status) return refusal(400, 'Stare necunoscută.', ['status']);
  request.status = status;
  request.status_updated = now();
  return done();
};

function addRequest({ state, body }: Ask, user: User | null): void {
  const at = now();
  state.requests.push({
    id: nextId(state.requests),
    user_id: user?.id ?? null,
    email: user?.email ?? textOf(body.email),
    business_name: textOf(body.businessName),
    website_url: textOf(body.websiteUrl),
    description: textOf(body.businessDescription),
    request_date: at,
    created_at: at,
    status: 'pending',
    status_updated: null,
    received: body,
  });
}
