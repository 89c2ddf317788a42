import * as z from 'zod/mini';
import { anyText, date, id, maybeDate, maybeText, number, ron, rows } from './answer-fields.ts';
import { order } from './order.ts';
import { user } from './user.ts';
import { userWebsite } from './user-website.ts';
import { websiteRequest } from './website-request.ts';

/** Where orders of somebody went, the latest first. */
export const customerAddress = z.object({
  name: maybeText(),
  phone: maybeText(),
  county: maybeText(),
  locality: maybeText(),
  address: maybeText(),
  zip: maybeText(),
  /** ISO 8601, of the latest order there. */
  last_used: date(),
});
export type CustomerAddress = z.output<typeof customerAddress>;

/** A mail to somebody: what it was about, never what it said. */
export const customerMail = z.object({
  id: id(),
  subject: anyText(),
  created_at: date(),
  /** Absent while it waits. */
  sent_at: maybeDate(),
});
export type CustomerMail = z.output<typeof customerMail>;

/**
 * Everything that belongs to an e-mail address, with or without an account. A part is left out for who
 * may not see it.
 */
export const customer = z.object({
  email: anyText(),
  account: z.nullish(user),
  /** The newest, and how many there are. */
  orders: z.optional(rows(order)),
  orders_count: z.nullish(number()),
  /** RON (`rules/customer-total`). */
  total: z.nullish(ron()),
  addresses: z.optional(rows(customerAddress)),
  requests: z.optional(rows(websiteRequest)),
  sites: z.optional(rows(userWebsite)),
  mails: z.optional(rows(customerMail)),
});
export type Customer = z.output<typeof customer>;
