import { randomBytes } from 'node:crypto';
import { type Answer, type Ask, textOf } from '../ask.ts';
import { type Reply, refusal, value } from '../reply.ts';
import { findByEmail, openSession } from '../sessions.ts';
import { nextId, type User } from '../state.ts';

export const validateToken: Answer = ({ user, show }) =>
  user ? value({ user: show('user', user) }) : refusal(401, 'Sesiune expirată.');

export const login: Answer = (ask) => {
  const user = findByEmail(ask.state, ask.body.email);
  return user?.password === ask.body.password && user
    ? signedIn(ask, user)
    : refusal(401, 'E-mail sau parolă greșită.');
};

export const register: Answer = (ask) => {
  const { body, state } = ask;
  if (findByEmail(state, body.email)) return refusal(409, 'Există deja un cont cu acest e-mail.');
  const user = addUser(ask, String(body.password));
  return signedIn(ask, user, 201);
};

export const forgotPassword: Answer = ({ state, body }) => {
  const user = findByEmail(state, body.email);
  if (user) state.resets.push({ token: randomBytes(12).toString('hex'), email: user.email });
  return value({ message: 'Dacă adresa are cont, e-mailul a plecat.' });
};

export const resetPassword: Answer = ({ state, body }) => {
  const at = state.resets.findIndex(({ token }) => token === body.token);
  const user = findByEmail(state, state.resets[at]?.email);
  if (!user) return refusal(400, 'Linkul a expirat.');
  state.resets.splice(at, 1);
  user.password = String(body.newPassword);
  return value({});
};

/** Also stands in for Google: every sign-in is the first partner's. */
export const googleLogin: Answer = ({ state, query, front }) => {
  const path = query.get('redirect') ?? '/';
  const user = state.users.find(({ role }) => role === 'user');
  if (!front || !user || !/^\/(?!\/)/.test(path)) return refusal(400, 'redirect');
  const to = new URL(path, front);
  to.searchParams.set('token', openSession(state, user));
  return { kind: 'redirect', to: to.href };
};

/** Creates an account from a registration or a guest's request. */
export function addUser({ state, body }: Ask, password: string): User {
  const user: User = {
    id: nextId(state.users),
    name: textOf(body.name),
    email: String(body.email).trim(),
    password,
    role: 'user',
    phone: textOf(body.phone),
    address: textOf(body.address),
    county: textOf(body.county),
    locality: textOf(body.locality),
    zip: textOf(body.zip),
    company_name: null,
    cif: null,
    reg_com: null,
    bank: null,
    iban: null,
  };
  state.users.push(user);
  return user;
}

const signedIn = ({ state, show }: Ask, user: User, status = 200): Reply =>
  value({ user: show('user', user), token: openSession(state, user) }, status);
