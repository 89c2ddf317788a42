import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { anyText, date, id, maybeText, role, rows, state } from '../entities/answer-fields.ts';
import { requiredText } from '../entities/fields.ts';
import { ORDER_STATUSES } from '../rules/order-status.ts';
import { REQUEST_STATUSES } from '../rules/request-status.ts';

/**
 * Answers each kind only to callers who may list it. A number matches a whole row number, phone number or
 * tracking number. Without this call the console searches the lists it has loaded.
 */
export const searchConsole = defineCall({
  name: 'search-console',
  method: 'GET',
  path: '/api/search',
  access: 'admin',
  permission: ['shop', 'sites', 'people'],
  capability: 'console-search',
  summary:
    'Finds orders, products, accounts and requests that contain every word; a row with that number comes first.',
  query: z.object({
    q: requiredText(100),
    /** Number per kind; default 5. */
    limit: z.optional(z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(50))),
    /** Only this kind. */
    kind: z.optional(z.enum(['orders', 'products', 'users', 'requests'])),
  }),
  response: z.object({
    orders: rows(
      z.object({
        id: id(),
        name: maybeText(),
        email: anyText(),
        status: state(ORDER_STATUSES),
        created_at: date(),
        tracking_number: maybeText(),
      }),
    ),
    products: rows(z.object({ product_id: id(), product_name: anyText(), color: maybeText() })),
    users: rows(
      z.object({
        id: id(),
        name: maybeText(),
        email: anyText(),
        role: role(),
        company_name: maybeText(),
      }),
    ),
    requests: rows(
      z.object({
        id: id(),
        business_name: maybeText(),
        email: maybeText(),
        status: state(REQUEST_STATUSES),
      }),
    ),
  }),
});
