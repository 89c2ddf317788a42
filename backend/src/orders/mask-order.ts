import type { Order } from '@vitrina/contract/entities/order';

/** `ana@exemplu.ro` -> `a…@exemplu.ro`. */
export const maskedEmail = (email: string): string => email.replace(/^(.).*@/, '$1…@');

/** `Ana Exemplu` -> `A. E.` */
const maskedName = (name: string): string => name.replace(/(\S)\S*/g, '$1.');

/** `0712345678` -> `…678` */
const maskedPhone = (phone: string): string => `…${phone.slice(-3)}`;

/** An order for an old link: recognisable, without identifying its buyer. */
export const maskOrder = (order: Order): Order => ({
  ...order,
  email: maskedEmail(order.email),
  name: maskedName(order.name ?? ''),
  phone: maskedPhone(order.phone ?? ''),
  zip: null,
  address: null,
  invoice_name: null,
  invoice_cui: null,
  invoice_address: null,
});
