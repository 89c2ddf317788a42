import { type Answer, textOf } from '../ask.ts';
import { notThere, value } from '../reply.ts';
import type { Row } from '../state.ts';

const OWN = ['name', 'email', 'phone', 'address', 'county', 'locality', 'zip'];

export const readMe: Answer = ({ user, show }) => {
  const told: Row | null = user && show('user', user);
  return told ? value(Object.fromEntries(OWN.map((name) => [name, told[name]]))) : notThere();
};

export const saveProfile: Answer = ({ user, body }) => {
  if (!user) return notThere();
  user.name = textOf(body.name);
  user.phone = textOf(body.phone);
  user.email = textOf(body.email) ?? user.email;
  return value({ message: 'Profilul a fost salvat.' });
};
