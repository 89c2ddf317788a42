import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { acknowledgement } from '../entities/acknowledgement.ts';
import { businessInput } from '../entities/business-input.ts';
import { pathId } from '../entities/fields.ts';

/** Somebody else's company is not found. */
export const updateBusiness = defineCall({
  name: 'update-business',
  method: 'PUT',
  path: '/api/businesses/:id',
  access: 'signed-in',
  summary: 'Changes a company of the caller.',
  params: z.object({ id: pathId() }),
  body: businessInput,
  errors: ['business_not_found'],
  response: acknowledgement,
});
