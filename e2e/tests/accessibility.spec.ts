import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { account, signInAs } from '../src/accounts.ts';
import { freshEmail } from '../src/conformance/samples.ts';
import { linkSentTo } from '../src/link-in-mail.ts';
import { MAIN_PAGES, REMOTE_PAGES } from '../src/remote-pages.ts';
import { expect, test } from '../src/test.ts';

/** One page of each kind; the others are looked at in `npm run test:all`. */
const IN_THE_GATE = ['/', ...MAIN_PAGES.map(({ path }) => path)];

const PAGES: ReadonlyArray<readonly [path: string, role: 'admin' | 'user' | null]> = [
  ['/', null],
  ['/faq', null],
  ['/terms', null],
  ['/cookies', null],
  ['/withdrawal', null],
  ['/login', null],
  ['/register', null],
  ['/reset-password', null],
  ['/confirm-email', null],
  ['/nu-exista', null],
  ['/account', 'user'],
  ...REMOTE_PAGES.map(({ path, role }) => [path, role] as const),
];

/** In both themes, on the page as it stands. */
async function expectNoFaults(page: Page, impacts?: string[]): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await transitionsEnd(page);
    const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
    const found = violations.filter(({ impact }) => !impacts || impacts.includes(impact ?? ''));
    const told = found.map(({ id, nodes }) => [id, nodes.map((node) => node.html)]);
    expect(told, colorScheme).toEqual([]);
  }
}

/** Colours on their way from one theme to the other have the contrast of neither. */
const transitionsEnd = (page: Page) =>
  page.evaluate(async () => {
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });

async function open(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

for (const [path, role] of PAGES) {
  const often = IN_THE_GATE.includes(path) ? '' : ' @matrix';
  test(`axe finds nothing on ${path}${often}`, async ({ page, platform }) => {
    if (role) await signInAs(page, platform, account(role));
    await open(page, path);
    if (path.startsWith('/products')) await page.getByRole('searchbox').waitFor();
    const isLenient = role === 'admin' || /quiz|new-request|nu-exista/.test(path);
    await expectNoFaults(page, isLenient ? ['serious', 'critical'] : undefined);
  });
}

for (const path of ['/reset-password?token=abc', '/login', '/register']) {
  test(`axe finds nothing on ${path} with its errors @matrix`, async ({ page }) => {
    await open(page, path);
    await page.locator('#main button[type=submit]').click();
    await expect(page.locator('[aria-invalid=true]').first()).toBeFocused();
    await expectNoFaults(page);
  });
}

test('axe finds nothing while an address waits for its link, nor behind the link @matrix', async ({
  page,
  platform,
}) => {
  const email = freshEmail();
  await page.request.post(`${platform.addresses.api}/api/auth/register`, {
    data: { name: 'Ana Exemplu', email, password: 'parola-anei-1', phone: '', address: '' },
  });
  const link = await linkSentTo(platform, email);
  await open(page, link);
  await page.locator('#main button[type=submit]').click();
  await expect(page.getByLabel(/^Parola contului/)).toBeFocused();
  await expectNoFaults(page);
  await page.getByRole('button', { name: 'Alege o parolă nouă' }).click();
  await expectNoFaults(page);

  await signInAs(page, platform, { email, password: 'parola-anei-1' });
  await open(page, '/account');
  await expect(page.getByText(`Confirmă adresa ${email}`)).toBeVisible();
  await expectNoFaults(page);
  await open(page, '/confirm-email');
  await page.getByText('Adresa este greșită?').click();
  await page.getByRole('button', { name: 'Trimite linkul la această adresă' }).click();
  await expect(page.locator('[aria-invalid=true]')).toBeFocused();
  await expectNoFaults(page);
  await open(page, link);
  await expect(page.getByRole('button', { name: 'Confirmă adresa' })).toBeVisible();
  await expectNoFaults(page);
  await open(page, '/confirm-email?token=abc');
  await page.getByRole('button', { name: 'Confirmă adresa' }).click();
  await expect(page.getByRole('link', { name: 'Cere un link nou' })).toBeVisible();
  await expectNoFaults(page);
});

test('axe finds nothing in the open menus @matrix', async ({ page, platform }) => {
  await signInAs(page, platform, account('user'));
  await open(page, '/faq');
  await page.getByRole('button', { name: /^Meniul contului/ }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectNoFaults(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Notificări/ }).click();
  await expect(page.getByRole('dialog', { name: 'Notificări' })).toBeVisible();
  await expectNoFaults(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Deschide meniul' }).click();
  await expect(page.getByRole('dialog', { name: 'Meniu' })).toBeVisible();
  await expectNoFaults(page);
});

test('axe finds nothing in the calculator @matrix', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Calculează comisionul' }).click();
  await page.getByLabel('Vânzări lunare (RON)').fill('20000');
  await expectNoFaults(page);
});

test('axe finds nothing in the embed @matrix', async ({ page, platform }) => {
  await open(page, platform.addresses.embed);
  await expectNoFaults(page);
});
