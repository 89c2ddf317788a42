import type { CallSpec } from './calls.ts';
import { missingFields } from './judge.ts';
import type { Profile } from './profile.ts';
import { type Reply, refusal } from './reply.ts';
import type { User } from './state.ts';

interface Refusable {
  profile: Profile;
  spec: CallSpec;
  user: User | null;
  body: unknown;
  /** Violations of the specification. */
  wrong: readonly string[];
}

/** The refusal of a documented call; null when it is accepted. */
export const refuse = (given: Refusable): Reply | null =>
  refuseUndocumented(given) ?? refuseUser(given) ?? refuseMissing(given);

function refuseUndocumented({ profile: { refusesUndocumented }, wrong }: Refusable): Reply | null {
  const first = wrong.find((what) => /^(undocumented|type)/.test(what));
  if (!refusesUndocumented || !first) return null;
  const { header, query, body } = refusesUndocumented;
  if (first.startsWith('undocumented header')) return refusal(header, first);
  return refusal(first.startsWith('undocumented query') ? query : body, first);
}

function refuseUser({ profile, spec: { auth, admin }, user }: Refusable): Reply | null {
  const needed = auth === 'bearer' || (auth === 'unstated' && profile.unstatedToken === 'required');
  if (!needed) return null;
  if (!user) return refusal(401, 'Sesiune expirată.');
  return admin && user.role !== 'admin' ? refusal(403, 'Doar pentru administratori.') : null;
}

function refuseMissing({ spec, body }: Refusable): Reply | null {
  const missing = missingFields(spec, body);
  return missing.length > 0 ? refusal(400, `Lipsește: ${missing.join(', ')}.`, missing) : null;
}
