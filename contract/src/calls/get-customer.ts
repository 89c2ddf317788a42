import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { MAX_EMAIL_LENGTH } from '../constants.ts';
import { customer } from '../entities/customer.ts';
import { requiredText } from '../entities/fields.ts';

/** Without this call the console composes the page from the lists it has. */
export const getCustomer = defineCall({
  name: 'get-customer',
  method: 'GET',
  path: '/api/customers',
  access: 'admin',
  // Answers only the parts the caller may see.
  permission: ['shop', 'sites', 'people'],
  capability: 'customers',
  summary: 'Returns account, orders, addresses, requests, sites and mails of an e-mail address.',
  query: z.object({ email: requiredText(MAX_EMAIL_LENGTH) }),
  response: customer,
});
