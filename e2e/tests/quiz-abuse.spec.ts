import type { Page } from '@playwright/test';
import { expect, test, type WorkerPlatform } from '../src/test.ts';

const DELIVERIES = {
  platform: ({ addresses }: WorkerPlatform) => `${addresses.shell}/quiz`,
  embed: ({ addresses }: WorkerPlatform) => addresses.embed,
};
/** The honeypot field. */
const TRAP = 'q19';
const THANKS = '✅ Mulțumim! Cererea ta a fost trimisă cu succes.';

/** Makes the page's clock run `factor` times as fast from now on. */
function runClock(factor: number): void {
  const now = performance.now.bind(performance);
  const since = now();
  performance.now = () => since + (now() - since) * factor;
}

/** Opens the form with a clock that makes the test's duration plausible, or too short. */
async function openForm(page: Page, address: string, speed: number): Promise<void> {
  if (speed < 1) await page.addInitScript(runClock, speed);
  await page.goto(address);
  await expect(page.getByLabel('E-mail')).toBeVisible();
  // Only after loading, whose timeouts would get shorter.
  if (speed > 1) await page.evaluate(runClock, speed);
}

/** Fills in every field of every section and submits; `everywhere`: the honeypot too. */
async function sendAll(page: Page, email: string, everywhere: boolean): Promise<void> {
  const form = page.getByRole('main').locator('form');
  const fields = form.locator('input:is([type=text], [type=email], [type=tel], :not([type]))');
  const value = { email, phone: '0712 345 678' };
  const send = page.getByRole('button', { name: 'Trimite cererea' });
  const next = form.getByRole('button', { name: /^(Continuă|Verifică răspunsurile)$/ });
  for (let step = 0; step < 12; step++) {
    await expect(next.or(send)).toBeVisible();
    for (const field of await fields.all()) {
      const name = await field.getAttribute('name');
      if (name !== TRAP)
        await field.fill(name && name in value ? value[name as keyof typeof value] : 'Răspuns');
    }
    if (everywhere)
      for (const trap of await form.locator(`[name=${TRAP}]`).all())
        await trap.evaluate((input: HTMLInputElement) => {
          input.value = 'https://spam.exemplu.ro';
        });
    await next.or(send).click();
  }
  await expect(page.getByText(THANKS)).toBeVisible();
}

/** The kinds of rows the host stores for an address. */
async function keptOf({ sql }: WorkerPlatform, email: string): Promise<string[]> {
  const rows = await sql<{ kind: string }>(
    `select 'request' as kind from website_requests where email = $1
     union all select 'account' from users where email = $1
     union all select 'mail' from mails where recipient = $1`,
    [email],
  );
  return [...new Set(rows.map(({ kind }) => kind))].sort();
}

for (const [delivery, addressOf] of Object.entries(DELIVERIES))
  test.describe(`the questionnaire of the ${delivery}`, () => {
    const often = delivery === 'embed' ? '' : ' @matrix';
    test(`is taken from a person, who meets no trap${often}`, async ({ page, platform }) => {
      const email = `om-${delivery}-${Date.now()}@exemplu.ro`;
      await openForm(page, addressOf(platform), 100);
      await sendAll(page, email, false);
      expect(await keptOf(platform, email)).toEqual(['account', 'mail', 'request']);
    });

    for (const [script, { speed, everywhere, where }] of Object.entries({
      'fills in everything': { speed: 100, everywhere: true, where: often },
      'is too fast': { speed: 0.001, everywhere: false, where: ' @matrix' },
    }))
      test(`thanks a script that ${script}, and holds what it sent for staff${where}`, async ({
        page,
        platform,
      }) => {
        const email = `robot-${delivery}-${Date.now()}@exemplu.ro`;
        await openForm(page, addressOf(platform), speed);
        await sendAll(page, email, everywhere);
        expect(await keptOf(platform, email)).toEqual(['request']);
        const [request] = await platform.sql<{ held_at: unknown }>(
          'select held_at from website_requests where email = $1',
          [email],
        );
        expect(request?.held_at).not.toBeNull();
        expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
      });
  });
