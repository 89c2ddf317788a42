import { account } from '../../src/accounts.ts';
import { GUEST_PAGES, OPEN_PAGES, PRERENDERED_PAGES } from '../../src/shell-pages.ts';
import { startConnection } from '../driver/cut-off-proxy.ts';
import type { Page } from '../page/page.ts';
import { OVERVIEW, signIn } from '../steps/sign-in.ts';
import { expect, test } from '../test.ts';

const VALIDATE = '/api/auth/validate-token';

/** React kept the nodes of the HTML, and the page is interactive. */
async function isTakenOver(page: Page, session: 'checking' | null = null): Promise<void> {
  const read = () =>
    page.run(() => ({
      booted: 'booted' in document.documentElement.dataset,
      session: document.documentElement.dataset.session ?? null,
      headings: document.querySelectorAll('#main h1').length,
      footers: document.querySelectorAll('footer').length,
    }));
  await expect.poll(read).toEqual({ booted: true, session, headings: 1, footers: 1 });
}

const leadsToLogin = (page: Page) => page.role('banner').link('Login').isShown();
const knowsAccount = (page: Page) =>
  page
    .role('banner')
    .button(/^Meniul contului/)
    .isShown();

test('every prerendered page is hydrated for a guest without a message @matrix', async ({
  person,
}) => {
  const page = await person.open('/');
  for (const path of PRERENDERED_PAGES) {
    await page.goto(path);
    await isTakenOver(page);
    await leadsToLogin(page);
  }
});

test('every prerendered page is hydrated for an account without a message @matrix', async ({
  another,
}) => {
  const connection = await startConnection();
  try {
    const page = await (await another({ connection })).open('/login');
    await signIn(page, account('user'));
    await page.isAt(OVERVIEW);
    for (const path of OPEN_PAGES) {
      await page.goto(path);
      await isTakenOver(page);
      await knowsAccount(page);
      // Hydrated before the session is known.
      connection.holdNext(VALIDATE);
      await page.goto(path);
      await isTakenOver(page, 'checking');
    }
    for (const path of GUEST_PAGES) {
      await page.goto(path);
      await page.isAt(OVERVIEW);
    }
  } finally {
    await connection.stop();
  }
});

test.describe('with a token that is refused', () => {
  // Browsers log a failed request themselves.
  test.use({ expected: [/Failed to load resource.*401/] });

  test('every prerendered page is hydrated without a message @matrix', async ({ person }) => {
    const page = await person.open('/');
    for (const path of PRERENDERED_PAGES) {
      await page.run(() => localStorage.setItem('token', 'nu-mai-este-bun'));
      await page.goto(path);
      await isTakenOver(page);
      await leadsToLogin(page);
      expect(await page.stored('token')).toBeNull();
    }
  });
});
