import { fillContact, sendAll } from '../src/embed-hosts/embedded-form.ts';
import { snippet, startHostSite } from '../src/embed-hosts/host-page.ts';
import type { LiteralHost } from '../src/hosts/literal-host/start-literal-host.ts';
import { test } from '../src/hosts/on-foreign-host.ts';
import { expect } from '../src/test.ts';

/** Of a host that refuses any header and field beyond the specification. */
const CALL = 'POST /api/guest-website-request';
const taken = ({ requests }: LiteralHost) =>
  requests.flatMap(({ call, body }) => (call === CALL ? [body] : []));

const LOST = 'Nu știm dacă cererea a ajuns la noi: legătura s-a întrerupt înainte de răspuns.';

test('a guest sends the questionnaire on the platform, and a lost answer sends nothing twice', async ({
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
  expect(isBlocked, 'the host refuses another header').toBe(true);
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
  expect(taken(host)).toHaveLength(1);
  await page.getByRole('button', { name: 'Trimite totuși din nou' }).click();
  await expect(page.getByText('✅ Mulțumim!')).toBeVisible();
  expect(taken(host)).toHaveLength(2);
  expect(taken(host)[0]).toMatchObject({ email: 'ana@exemplu.ro', phone: '0712 345 678' });
});

test('a guest sends it from a foreign page, and the way to the account carries no code', async ({
  page,
  foreignHost,
  foreignEmbed,
}) => {
  const host = await foreignHost('strict');
  const site = await startHostSite({
    '/': { html: `<h1>Salon</h1>${snippet(await foreignEmbed(host))}` },
  });
  try {
    await page.goto(site.url, { waitUntil: 'domcontentloaded' });
    const frame = page.frameLocator('iframe[data-site-quiz]');
    await fillContact(frame, 'ana@exemplu.ro');
    host.next(CALL, 'lose answer');
    await sendAll(frame);
    await expect(frame.getByText(LOST)).toBeVisible();
    await frame.getByRole('button', { name: 'Trimite totuși din nou' }).click();
    await expect(frame.getByText('✅ Mulțumim!')).toBeVisible();
    expect(taken(host)).toHaveLength(2);
    const link = frame.getByRole('link', { name: 'Vezi cererea în contul tău' });
    const opening = page.waitForEvent('popup');
    await link.click();
    expect(new URL((await opening).url()).search).not.toContain('token');
  } finally {
    await site.close();
  }
});
