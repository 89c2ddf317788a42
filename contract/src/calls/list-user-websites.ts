import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { flag, maybeText, rows } from '../entities/answer-fields.ts';
import { userWebsite } from '../entities/user-website.ts';

/** Ended ones are left out. */
export const listUserWebsites = defineCall({
  name: 'list-user-websites',
  method: 'GET',
  path: '/api/user-website',
  access: 'signed-in',
  summary: "Lists the caller's live sites.",
  response: z.object({
    success: z.nullish(flag()),
    data: rows(userWebsite),
    message: maybeText(),
  }),
});
