import { beforeAll, expect, test } from '@rstest/core';
import { tiersFor } from '@vitrina/contract/rules/commission';
import { asc, eq, sql } from 'drizzle-orm';
import { commissions, mails, notifications, userWebsites } from '../database/schema.ts';
import { type SignedIn, useTestApi } from '../testing/start-test-api.ts';

const api = useTestApi();
let ana: SignedIn;
let dan: SignedIn;
let admin: SignedIn;
let id = 0;

beforeAll(async () => {
  [ana, dan, admin] = [await api.signIn(), await api.signIn(), await api.signIn('admin')];
  const site = { userId: ana.user.id, businessName: 'Atelier', websiteUrl: 'https://a.exemplu.ro' };
  const [website] = await api.db.insert(userWebsites).values(site).returning();
  const userWebsiteId = website?.id ?? 0;
  const [row] = await api.db
    .insert(commissions)
    .values([
      {
        userWebsiteId,
        periodStart: '2025-08-01',
        periodEnd: '2025-08-31',
        salesBani: 800_000,
        commissionBani: 66_000,
        tiers: tiersFor('2025-08'),
      },
      {
        userWebsiteId,
        // Its invoice becomes visible in the far future.
        periodStart: '2999-01-01',
        periodEnd: '2999-01-31',
        salesBani: 1,
        commissionBani: 0,
        tiers: tiersFor('2999-01'),
        invoiceUrl: '/early.pdf',
      },
    ])
    .returning();
  id = row?.id ?? 0;
});

const get = async (who: SignedIn, url: string) =>
  (await api.app.inject({ url, headers: who.headers })).json();
const mine = (who: SignedIn) => get(who, '/api/commissions/my-commissions');
const all = () => get(admin, '/api/commissions/admin/commissions');
const setPaid = (commission: number, paid: unknown) =>
  api.app.inject({
    method: 'PATCH',
    url: `/api/commissions/admin/commissions/${commission}/paid`,
    headers: admin.headers,
    payload: { paid },
  });
const setInvoice = (commission: number, invoiceUrl: string) =>
  api.app.inject({
    method: 'POST',
    url: `/api/commissions/admin/commissions/${commission}/invoice`,
    headers: admin.headers,
    payload: { invoiceUrl },
  });
const toldAna = async () => {
  const own = eq(notifications.userId, ana.user.id);
  const rows = await api.db.select().from(notifications).where(own).orderBy(asc(notifications.id));
  return rows.map((row) => row.message);
};

const paidMails = () => api.db.select().from(mails).where(eq(mails.kind, 'commission-paid'));

test('a partner sees the own commissions, in RON', async () => {
  expect(await mine(dan)).toEqual([]);
  expect((await mine(ana))[1]).toEqual({
    commission_id: id,
    name: ana.user.name,
    period_start: '2025-08-01',
    period_end: '2025-08-31',
    commission: 660,
    sales: 8000,
    tiers: [
      { percent: 9, from: 0 },
      { percent: 7, from: 5000 },
      { percent: 5, from: 15_000 },
    ],
    paid: false,
    due_date: '2025-09-17',
    invoice_number: expect.stringMatching(/^COM-2025-08-\d{4}$/),
    transfer_told_at: null,
    paid_at: null,
    paid_by: null,
    corrected: 0,
    corrections: [],
    refunds: [],
    dispute: null,
    reminded_at: null,
    invoice: null,
    website_url: 'https://a.exemplu.ro',
  });
});

test('an invoice is shown to the admin at once, to the partner from the 2nd of the next month on', async () => {
  const { files } = api.context.config.origins;
  expect((await all())[0].invoice).toBe(`${files}/early.pdf`);
  expect((await mine(ana))[0].invoice).toBeNull();
});

test('an uploaded invoice replaces the former and is told once', async () => {
  const { files } = api.context.config.origins;
  expect((await setInvoice(id, `${files}/factura.pdf`)).statusCode).toBe(200);
  expect((await setInvoice(id, `${files}/factura.pdf`)).statusCode).toBe(200);
  expect((await mine(ana))[1].invoice).toBe(`${files}/factura.pdf`);
  expect(await toldAna()).toEqual([
    'Factura pentru comisionul din august 2025 al site-ului a.exemplu.ro este disponibilă.',
  ]);
});

test('a payment that is taken back at once is told nobody', async () => {
  expect((await setPaid(id, true)).statusCode).toBe(200);
  expect((await mine(ana))[1].paid).toBe(true);
  expect(await toldAna()).toHaveLength(2);
  expect((await paidMails())[0]?.sendAfter.getTime()).toBeGreaterThan(Date.now() + 5_000);
  expect((await get(ana, '/api/notifications')).data).toHaveLength(1);
  await setPaid(id, false);
  expect((await mine(ana))[1].paid).toBe(false);
  expect(await toldAna()).toHaveLength(1);
  expect(await paidMails()).toEqual([]);
});

test('a payment is told once, when it can no longer be undone', async () => {
  await setPaid(id, true);
  await setPaid(id, true);
  await api.db.update(notifications).set({ visibleFrom: sql`now() - interval '1 second'` });
  await api.db.update(mails).set({ sentAt: sql`now()` });
  await setPaid(id, false);
  await setPaid(id, true);
  expect((await get(ana, '/api/notifications')).data[0]).toMatchObject({
    message: 'Comisionul din august 2025 al site-ului a.exemplu.ro a fost marcat ca plătit.',
    target: 'commission',
  });
  expect(await toldAna()).toHaveLength(2);
  const sent = await paidMails();
  expect(sent).toMatchObject([{ recipient: ana.user.email }]);
  expect(sent[0]?.textBody).toContain('Site: a.exemplu.ro\nPlătit: 660,00\u00a0RON');
});

test('what is not a commission, or not a yes or no, is refused', async () => {
  expect((await setPaid(99_999, true)).json().code).toBe('commission_not_found');
  expect((await setPaid(id, 'da')).json()).toMatchObject({
    code: 'validation_failed',
    field: 'paid',
  });
  expect((await setInvoice(id, 'javascript:alert(1)')).json()).toMatchObject({
    field: 'invoiceUrl',
  });
});

test('a transfer is told of by who owes the invoice, and pays nothing', async () => {
  await setPaid(id, false);
  const tell = (who: SignedIn, commissionIds: number[]) =>
    api.app.inject({
      method: 'POST',
      url: '/api/commissions/transfers',
      headers: who.headers,
      payload: { commissionIds },
    });
  expect((await tell(dan, [id])).json().code).toBe('commission_not_found');
  expect((await tell(ana, [id, 99_999])).json().code).toBe('commission_not_found');
  expect((await mine(ana))[1].transfer_told_at).toBeNull();
  expect((await tell(ana, [id])).statusCode).toBe(200);
  expect((await mine(ana))[1]).toMatchObject({
    paid: false,
    transfer_told_at: expect.stringMatching(/^20/),
  });
  await setPaid(id, true);
  expect((await tell(ana, [id])).json().code).toBe('commission_already_paid');
  expect(await get(ana, '/api/commissions/payee')).toEqual({ payee: null });
});
