import type { Profile } from '../profile.ts';
import { literal } from './literal.ts';

/** All values are text, a list with gaps is an object, and there is no content type. */
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
