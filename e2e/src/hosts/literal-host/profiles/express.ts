import type { Profile } from '../profile.ts';
import { literal } from './literal.ts';

/** Numbers are numbers, but unhandled errors are HTML pages. */
export const express: Profile = {
  ...literal,
  name: 'express',
  everyRow: [],
  extraFields: { __v: 0 },
  dates: 'iso',
  contentType: 'application/json; charset=utf-8',
  notShown: 'text',
  crashes: 'html',
  unknownCall: { status: 404, body: 'html', cors: true },
};
