import { beforeEach, expect, test } from '@rstest/core';
import { tiersFor } from '@vitrina/contract/rules/commission';
import { asc, sql } from 'drizzle-orm';
import { commissions, mails, userWebsites } from '../database/schema.ts';
import { useTestApi } from '../testing/start-test-api.ts';
import { remindCommissions } from './remind-commissions.ts';

const api = useTestApi();
let id = 0;

beforeEach(async () => {
  await api.db.delete(mails);
  await api.db.delete(userWebsites);
  const { user } = await api.signIn();
  const site = { userId: user.id, businessName: 'A', websiteUrl: 'https://a.exemplu.ro' };
  const [website] = await api.db.insert(userWebsites).values(site).returning();
  const [row] = await api.db
    .insert(commissions)
    .values({
      ...{ userWebsiteId: website?.id ?? 0, periodStart: '2025-08-01', periodEnd: '2025-08-31' },
      ...{ salesBani: 500_000, commissionBani: 45_000, tiers: tiersFor('2025-08') },
      invoiceUrl: '/factura.pdf',
    })
    .returning();
  id = row?.id ?? 0;
});

const remindOn = (day: string) =>
  remindCommissions(api.db, api.context.config, new Date(`${day}T08:00:00Z`));
const written = async () => {
  const rows = await api.db.select().from(mails).orderBy(asc(mails.id));
  return rows.map(({ dedupeKey }) => dedupeKey?.split(':').at(-1));
};

test('three days before the term, three and ten after it, each once', async () => {
  const days = ['09-13', '09-14', '09-14', '09-15', '09-18', '09-20', '09-21', '09-27', '10-02'];
  for (const day of days) await remindOn(`2025-${day}`);
  expect(await written()).toEqual(['-3', '3', '10']);
  const [first] = await api.db.select().from(mails).orderBy(asc(mails.id)).limit(1);
  expect(first).toMatchObject({
    kind: 'commission-reminder',
    subject: 'De plătit: 450,00\u00a0RON',
  });
  expect(first?.textBody).toContain('Termenul: 17 septembrie 2025.');
  expect(first?.textBody).toContain(`/users/pay?facturi=${id}&from-mail`);
});

test('what nobody wrote on its day comes a little later, never all at once', async () => {
  await remindOn('2025-09-17');
  expect(await written()).toEqual(['-3']);
  await remindOn('2026-09-17');
  expect(await written()).toEqual(['-3']);
});

test('a paid invoice brings no mail, and takes back the one that waits to be sent', async () => {
  await remindOn('2025-09-14');
  const admin = await api.signIn('admin');
  await api.app.inject({
    method: 'PATCH',
    url: `/api/commissions/admin/commissions/${id}/paid`,
    headers: admin.headers,
    payload: { paid: true },
  });
  await remindOn('2025-09-20');
  const kinds = await api.db.select().from(mails).where(sql`kind = 'commission-reminder'`);
  expect(kinds).toEqual([]);
});

test('an invoice that the partner cannot see yet brings no mail', async () => {
  await api.db.update(commissions).set({ invoiceUrl: null });
  expect(await remindOn('2025-09-14')).toBe(0);
});

test('an announced transfer has five working days: till then nobody reminds, job or staff', async () => {
  const toldOn = (transferToldAt: Date) => api.db.update(commissions).set({ transferToldAt });
  // A Friday: the fifth working day is the Friday after.
  await toldOn(new Date('2025-09-12T09:00:00Z'));
  expect(await remindOn('2025-09-14')).toBe(0);
  await toldOn(new Date('2025-09-15T09:00:00Z'));
  expect(await remindOn('2025-09-20')).toBe(0);
  expect(await remindOn('2025-09-22')).toBe(0);
  expect(await remindOn('2025-09-23')).toBe(1);
  const admin = await api.signIn('admin');
  const byHand = async () =>
    api.app.inject({
      method: 'POST',
      url: `/api/commissions/admin/commissions/${id}/reminder`,
      headers: admin.headers,
    });
  await api.db.update(commissions).set({ remindedAt: null, transferToldAt: new Date() });
  expect((await byHand()).json().code).toBe('commission_transfer_told');
  await api.db.update(commissions).set({ transferToldAt: null });
  expect((await byHand()).statusCode).toBe(200);
});
