import type { WorkerPlatform } from '../../src/test.ts';
import type { Page } from '../page/page.ts';
import { CARDS, typeCard } from '../steps/checkout.ts';
import { signInTo } from '../steps/sign-in.ts';
import { expect, type Person, test } from '../test.ts';

const BILLING = '/users/dashboard/commissions';

/** Opens the payment page of the partner's newest invoice. */
async function openPayment(person: Person, platform: WorkerPlatform): Promise<Page> {
  const page = await person.open('/');
  await signInTo(page, platform, 'user', BILLING);
  await page
    .link(/^Plătește: /)
    .first()
    .press();
  await page.heading('Plătește facturile').isShown();
  return page;
}

const pay = (page: Page) =>
  page
    .role('main')
    .button(/^Plătește /)
    .press();

const countPaid = async ({ sql }: WorkerPlatform) =>
  (await sql("select id from commissions where paid_by = 'card'")).length;

test.describe('paying invoices', () => {
  // Browsers log a failed request themselves.
  test.use({ expected: [/Failed to load resource.*402/] });

  test('an invoice is paid past a declined card, and is paid after a reload @gate-firefox', async ({
    person,
    platform,
  }) => {
    const before = await countPaid(platform);
    const page = await openPayment(person, platform);
    await typeCard(page, CARDS.declined);
    await pay(page);
    await page.text('Plata nu a putut fi realizată').isShown();
    await typeCard(page, CARDS.good);
    await pay(page);
    await page.heading('Plata a fost primită').isShown();
    await page.reload();
    await page.heading('Plata a fost primită').isShown();
    await page.link('Înapoi la facturi').press();
    await page.isAt(/\/users\/dashboard\/commissions$/);
    expect(await countPaid(platform)).toBe(before + 1);
  });

  test('a bank that asks at its own page leads back to what became of the payment @gate-firefox', async ({
    person,
    platform,
  }) => {
    const before = await countPaid(platform);
    const page = await openPayment(person, platform);
    await typeCard(page, CARDS.askedAtBank);
    await pay(page);
    await page.isAt(/\/three-d-secure/);
    await page.button('Autorizează').press();
    await page.isAt(/\/users\/pay\?plata=/);
    await page.heading('Plata a fost primită').isShown();
    expect(await countPaid(platform)).toBe(before + 1);
  });

  test('a transfer is told, and who comes back sees that it was @matrix', async ({
    person,
    platform,
  }) => {
    const page = await openPayment(person, platform);
    await page.text('RO49 AAAA 1B31 0075 9384 0000').isShown();
    await page.button('Am plătit prin transfer').press();
    await page.text(/^Ne-ai spus pe/).isShown();
    await page.reload();
    await page.text(/^Ne-ai spus pe/).isShown();
  });
});
