import type { Profile } from '../profile.ts';
import { literal } from './literal.ts';

/**
 * An old CDN: lets browsers keep every GET for ten minutes, whoever asked, and answers anonymous
 * ones from a copy for a second and a half after they changed.
 */
export const oldCache: Profile = {
  ...literal,
  name: 'old-cache',
  cache: { header: 'public, max-age=600', copyMs: 1500 },
};
