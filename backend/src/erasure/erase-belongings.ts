import { and, eq, inArray, isNotNull, ne, notInArray, or, sql } from 'drizzle-orm';
import { touched } from '../checkout/placed-orders-repository.ts';
import type { Transaction } from '../database/database.ts';
import {
  addresses,
  businesses,
  checkouts,
  commissions,
  embeds,
  mails,
  mutedMails,
  notifications,
  orderEvents,
  orders,
  partners,
  privateFiles,
  staffInvitations,
  userWebsites,
  websiteRequests,
} from '../database/schema.ts';
import { deleteStockAlertsTo } from '../stock-alerts/stock-alerts-repository.ts';
import type { UserRow } from '../users/user-answer.ts';

/** Mails belong to an address: unsent ones are deleted only for proven addresses. */
export async function eraseMails(
  tx: Transaction,
  { id, email, emailVerifiedAt }: UserRow,
): Promise<void> {
  const ofOrders = tx.select({ email: orders.email }).from(orders).where(eq(orders.userId, id));
  const isTheirs = or(eq(mails.recipient, email), inArray(mails.recipient, ofOrders));
  const isSent = and(isTheirs, isNotNull(mails.sentAt));
  const isProved = emailVerifiedAt ? eq(mails.recipient, email) : undefined;
  await tx.delete(mails).where(or(isSent, isProved));
  if (emailVerifiedAt) await tx.delete(staffInvitations).where(eq(staffInvitations.email, email));
  await tx.delete(notifications).where(eq(notifications.userId, id));
}

/** Name, delivery address and items stay, as the accounts require them. */
export async function eraseOrders(tx: Transaction, id: number): Promise<void> {
  const theirs = tx.select({ id: orders.id }).from(orders).where(eq(orders.userId, id));
  await tx
    .delete(orderEvents)
    .where(and(inArray(orderEvents.orderId, theirs), eq(orderEvents.kind, 'note')));
  await tx
    .update(orders)
    .set({ email: '', phone: '', ...touched() })
    .where(and(eq(orders.userId, id), or(ne(orders.email, ''), ne(orders.phone, ''))));
  await tx
    .update(checkouts)
    .set({ email: '', delivery: null, network: '' })
    .where(eq(checkouts.userId, id));
}

/** Addresses, and stock alerts under proven addresses. */
export async function eraseShopping(
  tx: Transaction,
  { id }: Pick<UserRow, 'id'>,
  proved: readonly string[],
): Promise<void> {
  await tx.delete(addresses).where(eq(addresses.userId, id));
  await deleteStockAlertsTo(tx, proved);
}

/** A site with a commission and its company stay for the accounts; its shop is no longer read. */
export async function eraseSites(tx: Transaction, id: number): Promise<void> {
  await tx.delete(partners).where(eq(partners.userId, id));
  await tx.delete(embeds).where(eq(embeds.userId, id));
  const requests = tx
    .select({ id: websiteRequests.id })
    .from(websiteRequests)
    .where(eq(websiteRequests.userId, id));
  // The names are erased at once, the files with the next clean-up.
  await tx
    .update(privateFiles)
    .set({ name: '', requestId: null })
    .where(or(eq(privateFiles.uploadedBy, id), inArray(privateFiles.requestId, requests)));
  await tx.delete(websiteRequests).where(eq(websiteRequests.userId, id));
  await tx.delete(mutedMails).where(eq(mutedMails.userId, id));
  const owed = tx.select({ id: commissions.userWebsiteId }).from(commissions);
  await tx
    .delete(userWebsites)
    .where(and(eq(userWebsites.userId, id), notInArray(userWebsites.id, owed)));
  const billed = tx
    .select({ id: userWebsites.businessId })
    .from(userWebsites)
    .where(and(eq(userWebsites.userId, id), sql`${userWebsites.businessId} is not null`));
  await tx
    .delete(businesses)
    .where(and(eq(businesses.userId, id), notInArray(businesses.id, billed)));
}
