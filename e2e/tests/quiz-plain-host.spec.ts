import { fillContact, sendAll } from '../src/embed-hosts/embedded-form.ts';
import { snippet, startHostSite } from '../src/embed-hosts/host-page.ts';
import type { LiteralHost } from '../src/hosts/literal-host/start-literal-host.ts';
import { test } from '../src/hosts/on-foreign-host.ts';
import { expect } from '../src/test.ts';

/*
 * A guest's questionnaire on a host whose preflight allows only Content-Type and Authorization, which refuses
 * undocumented fields and loses its first answer.
 */

const CALL = 'POST /api/guest-website-request';
const LOST = 'Nu știm dacă cererea a ajuns la noi: legătura s-a întrerupt înainte de răspuns.';
const AGAIN = 'Trimite totuși din nou';
const THANKS = '✅ Mulțumim!';

const taken = ({ requests }: LiteralHost) => requests.filter(({ call }) => call === CALL);

test('on the platform nothing undocumented is sent, and nothing twice by itself', async ({
  page,
  foreignHost,
}) => {
  const host = await foreignHost('strict');
  await page.goto('/quiz');
  const isBlocked = await page.evaluate(
    (url) =>
      fetch(url, { method: 'POST', headers: { 'idempotency-key': 'x' } }).then(
        () => false,
        () => true,
      ),
    `${host.origin}/api/guest-website-request`,
  );
  expect(isBlocked, 'another header fails in the preflight').toBe(true);
  host.requests.length = 0;
  await page.getByLabel('E-mail').fill('ana@exemplu.ro');
  await page.getByLabel('Telefon').fill('0712 345 678');
  const next = page
    .getByRole('main')
    .locator('form')
    .getByRole('button', { name: /^(Continuă|Verifică răspunsurile)$/ });
  for (let step = 0; step < 11; step++) await next.click();
  host.next(CALL, 'lose answer');
  await page.getByRole('button', { name: 'Trimite cererea' }).click();
  await expect(page.getByText(LOST)).toBeVisible();
  await page.reload();
  await expect(page.getByText(LOST)).toBeVisible();
  expect(taken(host)).toHaveLength(1);
  await page.getByRole('button', { name: AGAIN }).click();
  await expect(page.getByText(THANKS)).toBeVisible();
  expect(taken(host)).toHaveLength(2);
  expect(host.undocumented()).toEqual([]);
});

test('nor from a frame on a foreign page @matrix', async ({ page, platform, foreignHost }) => {
  const host = await foreignHost('strict');
  const site = await startHostSite({
    '/': { html: `<h1>Salon</h1>${snippet(platform.addresses.embed)}` },
  });
  try {
    await page.goto(site.url, { waitUntil: 'domcontentloaded' });
    const frame = page.frameLocator('iframe[data-site-quiz]');
    await fillContact(frame, 'ana@exemplu.ro');
    host.next(CALL, 'lose answer');
    await sendAll(frame);
    await expect(frame.getByText(LOST)).toBeVisible();
    expect(taken(host)).toHaveLength(1);
    await frame.getByRole('button', { name: AGAIN }).click();
    await expect(frame.getByText(THANKS)).toBeVisible();
    expect(taken(host)).toHaveLength(2);
    expect(host.undocumented()).toEqual([]);
  } finally {
    await site.close();
  }
});
