import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { id, rows } from '../entities/answer-fields.ts';
import { partnerSales } from '../entities/partner-sales.ts';
import { privateFile } from '../entities/private-file.ts';

/** Without this call sales are known once a month, with the commission. */
export const listPartnerSales = defineCall({
  name: 'list-partner-sales',
  method: 'GET',
  path: '/api/users/sales',
  access: 'signed-in',
  capability: 'partner-sales',
  summary:
    "Lists the sales of the caller's sites, for the current and the eleven previous months, and pictures of the sites.",
  response: z.object({
    data: rows(partnerSales),
    /** For the caller's requests whose newest version has a picture. */
    pictures: rows(z.object({ request_id: id(), picture: privateFile })),
  }),
});
