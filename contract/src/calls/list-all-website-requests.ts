import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { websiteRequest } from '../entities/website-request.ts';

export const listAllWebsiteRequests = defineCall({
  name: 'list-all-website-requests',
  method: 'GET',
  path: '/api/website-request/all',
  access: 'admin',
  origin: 'spec',
  summary: 'The website requests of all people.',
  response: z.object({ data: z.array(websiteRequest) }),
});
