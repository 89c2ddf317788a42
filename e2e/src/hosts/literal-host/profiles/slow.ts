import type { Profile } from '../profile.ts';
import { literal } from './literal.ts';

/** Answers slowly, but always within four seconds. */
export const slow: Profile = {
  ...literal,
  name: 'slow',
  delay: {
    everyMs: 1200,
    calls: {
      'GET /api/products': 2500,
      'POST /api/create-payment-intent': 3000,
      'POST /api/orders': 4000,
    },
  },
};
