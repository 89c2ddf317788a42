import { eq } from 'drizzle-orm';
import { markVerified } from '../auth/verify-email.ts';
import { type Database, inTransaction } from '../database/database.ts';
import {
  addresses,
  businesses,
  checkouts,
  commissions,
  embeds,
  mails,
  notifications,
  orderEvents,
  orders,
  partners,
  refunds,
  requestAsks,
  requestCalls,
  requestVersions,
  returns,
  staffInvitations,
  stockAlerts,
  users,
  userWebsites,
  websiteRequests,
  withdrawals,
} from '../database/schema.ts';
import { insertProduct } from './insert-product.ts';

/** Contained in every personal value of `insertKnownPerson`. */
export const KNOWN = 'Zamfirescu';
const email = 'zamfirescu@exemplu.ro';

/**
 * An account with a row in every table about people: a guest order that joined by the verified address, a
 * delivered order of its own, a billed and an unbilled site, and more.
 */
export const insertKnownPerson = (db: Database): Promise<number> =>
  inTransaction(db, async (tx) => {
    const [person] = await tx
      .insert(users)
      .values({
        ...{ name: `Ana ${KNOWN}`, email, phone: '0712345678', passwordHash: 'x' },
        ...{ address: `Strada ${KNOWN} 1`, googleSubject: `google-${KNOWN}` },
      })
      .returning({ id: users.id });
    const userId = person?.id ?? 0;
    const buyer = {
      ...{ name: `Ana ${KNOWN}`, email, phone: '0712345678', zip: '400001' },
      ...{ county: 'Cluj', locality: 'Cluj-Napoca', address: `Strada ${KNOWN} 1` },
      ...{ shippingBani: 0, totalBani: 5000, paymentStatus: 'paid' as const },
    };
    const [order] = await tx
      .insert(orders)
      .values({ ...buyer, userId, status: 'Delivered' })
      .returning({ id: orders.id });
    await tx.insert(orders).values({ ...buyer, status: 'Delivered' });
    const orderId = order?.id ?? 0;
    await tx.insert(orderEvents).values({ orderId, kind: 'note', detail: `Sună-l pe ${KNOWN}` });
    await tx.insert(checkouts).values({
      ...{ userId, email, shippingBani: 0, totalBani: 5000, expiresAt: new Date(0) },
      ...{ state: 'placed', network: KNOWN },
    });
    await tx
      .insert(withdrawals)
      .values({ userId, orderId, orderNumber: `${orderId}`, name: `Ana ${KNOWN}`, email });
    await tx.insert(addresses).values({
      ...{ userId, name: `Ana ${KNOWN}`, phone: '0712345678', zip: '400001' },
      ...{ county: 'Cluj', locality: 'Cluj-Napoca', address: `Strada ${KNOWN} 1` },
    });
    const { id: productId } = await insertProduct(tx, { stock: 0 });
    await tx.insert(stockAlerts).values({ productId, email, holder: Buffer.from(KNOWN) });
    const [back] = await tx
      .insert(returns)
      .values({ orderId, status: 'refunded' })
      .returning({ id: returns.id });
    await tx
      .insert(refunds)
      .values({ orderId, returnId: back?.id, source: 'return', status: 'done', amountBani: 5000 });
    const [request] = await tx
      .insert(websiteRequests)
      .values({ userId, email, answers: { businessName: KNOWN } as never })
      .returning({ id: websiteRequests.id });
    const requestId = request?.id ?? 0;
    await tx.insert(requestVersions).values({ requestId, number: 1, address: `${KNOWN}.example` });
    await tx.insert(requestAsks).values({ requestId, title: `Logo ${KNOWN}` });
    await tx.insert(requestCalls).values({ requestId, startsAt: new Date('2026-03-02T08:00:00Z') });
    await tx.insert(embeds).values({ id: 'known-form', userId, name: KNOWN });
    await tx.insert(staffInvitations).values({
      ...{ email, name: KNOWN, tokenHash: KNOWN, permissions: ['shop'], expiresAt: new Date(0) },
      invitedBy: userId,
    });
    const [billed] = await tx
      .insert(businesses)
      .values(['Facturat', KNOWN].map((companyName) => ({ userId, companyName, cif: 'RO1' })))
      .returning({ id: businesses.id });
    const site = { userId, websiteUrl: 'https://facturat.exemplu.ro', businessName: 'Facturat' };
    const [sold] = await tx
      .insert(userWebsites)
      .values([
        { ...site, businessId: billed?.id },
        { ...site, businessName: KNOWN },
      ])
      .returning({ id: userWebsites.id });
    await tx.insert(commissions).values({
      ...{ userWebsiteId: sold?.id ?? 0, periodStart: '2025-08-01', periodEnd: '2025-08-31' },
      ...{ salesBani: 10_000, commissionBani: 900, tiers: [] },
    });
    await tx
      .insert(partners)
      .values({ ...site, name: KNOWN, syncUrl: 'https://a.exemplu.ro', syncKeyEncrypted: 'x' });
    await tx.insert(notifications).values({ userId, message: KNOWN });
    await tx.insert(mails).values({
      ...{ kind: 'order-status', recipient: email, subject: KNOWN },
      ...{ textBody: KNOWN, htmlBody: KNOWN },
    });
    await markVerified(tx, { id: userId, email });
    await tx.update(users).set({ phone: '0723456789' }).where(eq(users.id, userId));
    return userId;
  });
