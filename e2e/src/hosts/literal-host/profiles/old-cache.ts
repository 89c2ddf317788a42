import type { Profile } from '../profile.ts';
import { literal } from './literal.ts';

/**
 * An outdated CDN: lets browsers cache every GET for ten minutes, even private ones, and serves anonymous
 * answers from a copy up to a second and a half old.
 */
export const oldCache: Profile = {
  ...literal,
  name: 'old-cache',
  cache: { header: 'public, max-age=600', copyMs: 1500 },
};
