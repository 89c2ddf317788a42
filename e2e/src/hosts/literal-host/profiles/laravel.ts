import type { Profile } from '../profile.ts';
import { literal } from './literal.ts';

/** Reports form errors per field, sends decimals as text, and protects calls the table leaves open. */
export const laravel: Profile = {
  ...literal,
  name: 'laravel',
  everyRow: ['product: price as text', 'order: total as text', 'commission: amount as text'],
  extraFields: { deleted_at: null, tenant_id: 1 },
  dates: 'micro',
  unstatedToken: 'required',
  notShown: 'json',
  refusals: 'laravel',
  unknownCall: { status: 404, body: 'json', cors: true },
};
