import * as z from 'zod/mini';
import { anyText, date, id, maybeDate, maybeText, number, ron, rows } from './answer-fields.ts';
import { order } from './order.ts';
import { user } from './user.ts';
import { userWebsite } from './user-website.ts';
import { websiteRequest } from './website-request.ts';

/** Delivery addresses of a person's orders, latest first. */
export const customerAddress = z.object({
  name: maybeText(),
  phone: maybeText(),
  county: maybeText(),
  locality: maybeText(),
  address: maybeText(),
  zip: maybeText(),
  /** ISO 8601, of the latest order to it. */
  last_used: date(),
});
export type CustomerAddress = z.output<typeof customerAddress>;

/** A mail to somebody: its subject, never its text. */
export const customerMail = z.object({
  id: id(),
  subject: anyText(),
  created_at: date(),
  /** Absent while queued. */
  sent_at: maybeDate(),
});
export type CustomerMail = z.output<typeof customerMail>;

/**
 * Everything under an e-mail address, with or without an account. Parts the caller may not see are left
 * out.
 */
export const customer = z.object({
  email: anyText(),
  account: z.nullish(user),
  /** The newest orders, and the number of all. */
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
