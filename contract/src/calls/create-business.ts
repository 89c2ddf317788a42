import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { readable } from '../entities/answer-fields.ts';
import { business } from '../entities/business.ts';
import { businessInput } from '../entities/business-input.ts';

/** At most `MAX_BUSINESSES` per account; repeating the call answers the same company. */
export const createBusiness = defineCall({
  name: 'create-business',
  method: 'POST',
  path: '/api/businesses',
  access: 'signed-in',
  summary: 'Adds a company.',
  errors: ['too_many_businesses'],
  body: businessInput,
  response: z.object({ data: readable(business) }),
});
