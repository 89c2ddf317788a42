import { beforeEach, expect, test } from '@rstest/core';
import { tiersFor } from '@vitrina/contract/rules/commission';
import { eq, like } from 'drizzle-orm';
import { commissions, mails, notifications, userWebsites } from '../database/schema.ts';
import { type SignedIn, useTestApi } from '../testing/start-test-api.ts';

const api = useTestApi();
let ana: SignedIn;
let admin: SignedIn;
let shopkeeper: SignedIn;
let ids: number[] = [];

beforeEach(async () => {
  await api.db.delete(mails);
  await api.db.delete(notifications);
  await api.db.delete(userWebsites);
  ana = await api.signIn();
  admin = await api.signIn('admin', { permissions: ['money'] });
  shopkeeper = await api.signIn('admin', { permissions: ['shop'] });
  const site = { userId: ana.user.id, businessName: 'A', websiteUrl: 'https://a.exemplu.ro' };
  const [website] = await api.db.insert(userWebsites).values(site).returning();
  const owed = { userWebsiteId: website?.id ?? 0, salesBani: 800_000, commissionBani: 66_000 };
  const rows = await api.db
    .insert(commissions)
    .values(
      ['08', '10'].map((month) => ({
        ...owed,
        ...{ periodStart: `2025-${month}-01`, periodEnd: `2025-${month}-31` },
        ...{ tiers: tiersFor(`2025-${month}`), invoiceUrl: '/factura.pdf' },
      })),
    )
    .returning();
  ids = rows.map(({ id }) => id);
});

const post = (who: SignedIn, url: string, payload: object) =>
  api.app.inject({ method: 'POST', url, headers: who.headers, payload });
const tell = (commissionIds: number[]) =>
  post(ana, '/api/commissions/transfers', { commissionIds });
const setPaid = (id: number, paid: boolean) =>
  api.app.inject({
    method: 'PATCH',
    url: `/api/commissions/admin/commissions/${id}/paid`,
    headers: admin.headers,
    payload: { paid },
  });
const get = async (who: SignedIn, url: string) =>
  (await api.app.inject({ url, headers: who.headers })).json();
const staffMails = () =>
  api.db.select().from(mails).where(like(mails.dedupeKey, 'commission-transfer:%'));
const bellOf = (who: SignedIn) =>
  api.db.select().from(notifications).where(eq(notifications.userId, who.user.id));

test('staff who work with money hear of a transfer, once for each announcement', async () => {
  await tell(ids);
  await tell(ids);
  const sent = (await staffMails()).filter(({ recipient }) => recipient === admin.user.email);
  expect(sent).toMatchObject([{ subject: 'Transfer anunțat: 1.320,00\u00a0RON' }]);
  expect(sent[0]?.textBody).toContain(`Partener: ${ana.user.name}`);
  expect(sent[0]?.textBody).toMatch(/COM-2025-08-\d{4}/);
  expect(sent[0]?.textBody).toContain('/admin/commissions?paid=told');
  const heard = await bellOf(admin);
  expect(heard).toMatchObject([{ target: 'commission' }]);
  expect(heard[0]?.message).toContain('1.320,00\u00a0RON');
  expect(await bellOf(shopkeeper)).toEqual([]);
});

test('an announced transfer that staff find is recorded as one, all else as their mark', async () => {
  const [told = 0, untold = 0] = ids;
  await tell([told]);
  expect(await get(admin, '/api/counts')).toMatchObject({ told_transfers: 1 });
  await setPaid(told, true);
  await setPaid(untold, true);
  expect(await get(ana, '/api/commissions/my-commissions')).toMatchObject([
    { commission_id: untold, paid_by: 'staff' },
    { commission_id: told, paid_by: 'transfer', transfer_told_at: expect.any(String) },
  ]);
  expect(await get(admin, '/api/counts')).toMatchObject({ told_transfers: 0 });
  const receipts = await api.db.select().from(mails).where(eq(mails.kind, 'commission-paid'));
  expect(receipts.map(({ textBody }) => textBody.includes('Prin transfer'))).toEqual([true, false]);
});

test('a transfer that was not made is taken back by its partner, and can be announced again', async () => {
  await tell(ids);
  const takeBack = await post(ana, '/api/commissions/transfers', {
    commissionIds: ids,
    told: false,
  });
  expect(takeBack.json().message).toBe('Am șters anunțul transferului.');
  expect(await get(admin, '/api/counts')).toMatchObject({ told_transfers: 0 });
  await tell(ids);
  expect(await get(admin, '/api/counts')).toMatchObject({ told_transfers: 2 });
  expect(await bellOf(admin)).toHaveLength(2);
});
