import { join } from 'node:path';
import { CAPABILITIES } from '@vitrina/contract/capabilities';
import { LOCAL_CONFIG } from '@vitrina/federation/local-config';
import { embedServer } from '@vitrina/platform/embed-server';
import { TEST_DIR } from '../src/database.ts';
import { fillContact, sendAll } from '../src/embed-hosts/embedded-form.ts';
import { snippet, startHostSite } from '../src/embed-hosts/host-page.ts';
import { freePort } from '../src/free-port.ts';
import {
  type GuestRequestsHost,
  startGuestRequestsHost,
} from '../src/hosts/guest-requests-host.ts';
import { expect, test } from '../src/test.ts';

/** The questionnaire with a host whose preflight allows Content-Type and Authorization, and no field more. */
let host: GuestRequestsHost;
test.beforeEach(async ({ platform }) => {
  host = await startGuestRequestsHost();
  platform.configure({ apiOrigin: host.url, hostCapabilities: [] });
});
test.afterEach(async ({ platform }) => {
  platform.configure({ apiOrigin: platform.addresses.api, hostCapabilities: [...CAPABILITIES] });
  await host.close();
});

const LOST = 'Nu știm dacă cererea a ajuns la noi: legătura s-a întrerupt înainte de răspuns.';

test('a guest sends the questionnaire on the platform, and a lost answer sends nothing twice', async ({
  page,
}) => {
  await page.goto('/quiz');
  const isBlocked = await page.evaluate(
    (url) =>
      fetch(url, { method: 'POST', headers: { 'idempotency-key': 'x' } }).then(
        () => false,
        () => true,
      ),
    `${host.url}/api/guest-website-request`,
  );
  expect(isBlocked, 'the host refuses another header').toBe(true);
  await page.getByLabel('E-mail').fill('ana@exemplu.ro');
  await page.getByLabel('Telefon').fill('0712 345 678');
  const next = page
    .getByRole('main')
    .locator('form')
    .getByRole('button', { name: /^(Continuă|Verifică răspunsurile)$/ });
  for (let step = 0; step < 11; step++) await next.click();
  host.loseNextAnswer();
  await page.getByRole('button', { name: 'Trimite cererea' }).click();
  await expect(page.getByText(LOST)).toBeVisible();
  expect(host.taken).toHaveLength(1);
  await page.getByRole('button', { name: 'Trimite totuși din nou' }).click();
  await expect(page.getByText('✅ Mulțumim!')).toBeVisible();
  expect(host.taken).toHaveLength(2);
  expect(host.taken[0]).toMatchObject({ email: 'ana@exemplu.ro', phone: '0712 345 678' });
});

test('a guest sends it from a foreign page, and the way to the account carries no code', async ({
  page,
  platform,
}) => {
  const { hostCapabilities: _, ...config } = {
    ...LOCAL_CONFIG,
    publicOrigin: platform.addresses.shell,
    apiOrigin: host.url,
  };
  const embed = embedServer(config, join(TEST_DIR, 'store', 'plain-embed'), await freePort());
  await embed.start();
  const site = await startHostSite({
    '/': { html: `<h1>Salon</h1>${snippet(`${embed.url}/q/v1/`)}` },
  });
  try {
    await page.goto(site.url, { waitUntil: 'domcontentloaded' });
    const frame = page.frameLocator('iframe[data-site-quiz]');
    await fillContact(frame, 'ana@exemplu.ro');
    host.loseNextAnswer();
    await sendAll(frame);
    await expect(frame.getByText(LOST)).toBeVisible();
    await frame.getByRole('button', { name: 'Trimite totuși din nou' }).click();
    await expect(frame.getByText('✅ Mulțumim!')).toBeVisible();
    expect(host.taken).toHaveLength(2);
    const link = frame.getByRole('link', { name: 'Vezi cererea în contul tău' });
    const opening = page.waitForEvent('popup');
    await link.click();
    expect(new URL((await opening).url()).search).not.toContain('token');
  } finally {
    await site.close();
    await embed.stop();
  }
});
