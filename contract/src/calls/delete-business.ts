import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { acknowledgement } from '../entities/acknowledgement.ts';
import { pathId } from '../entities/fields.ts';

/** Somebody else's company is not found. */
export const deleteBusiness = defineCall({
  name: 'delete-business',
  method: 'DELETE',
  path: '/api/businesses/:id',
  access: 'signed-in',
  summary: 'Removes a company of the caller.',
  params: z.object({ id: pathId() }),
  errors: ['business_not_found'],
  response: acknowledgement,
});
