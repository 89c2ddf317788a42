import type { Profile } from '../profile.ts';

/** Section 7 literally: what it does not say is left open or omitted. */
export const literal: Profile = {
  name: 'literal',
  everyRow: [
    'product: price as text',
    'order: total as text',
    'order: item colors null',
    'commission: amount as text',
  ],
  extraFields: { version: 3, internal_note: null },
  dates: 'mixed',
  contentType: 'application/json',
  unstatedToken: 'ignored',
  notShown: 'empty',
  refusals: 'documented',
  crashes: 'json',
  unknownCall: { status: 405, body: 'json', cors: true },
};
