import type { Profile } from '../profile.ts';
import { literal } from './literal.ts';

/** Everything is a text, a list with a gap is an object, and nobody sets a content type. */
export const php: Profile = {
  ...literal,
  name: 'php',
  everyRow: [],
  extraFields: {},
  dates: 'sql',
  spelling: 'php',
  contentType: 'text/html; charset=UTF-8',
  notShown: 'json',
  unknownCall: { status: 404, body: 'html', cors: false },
};
