import type { Profile } from '../profile.ts';
import { literal } from './literal.ts';

/** Refuses everything that the specification does not document. */
export const strict: Profile = {
  ...literal,
  name: 'strict',
  refusesUndocumented: { header: 400, query: 400, body: 422 },
};
