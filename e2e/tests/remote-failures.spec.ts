import type { Page } from '@playwright/test';
import { account, signInAs } from '../src/accounts.ts';
import { MAIN_PAGES, mainPage } from '../src/remote-pages.ts';
import { storedFile } from '../src/stored-file.ts';
import { expect, test, type WorkerPlatform } from '../src/test.ts';

async function open(page: Page, platform: WorkerPlatform, remote: string): Promise<void> {
  const { role, path } = mainPage(remote);
  if (role) await signInAs(page, platform, account(role));
  await page.goto(path);
}

const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Reîncearcă' });
const heading = (page: Page, remote: string) =>
  page.getByRole('main').getByRole('heading', { level: 1, name: mainPage(remote).heading });

/** The error is inside the page, and the rest of the site works. */
async function expectContained(page: Page, path: string): Promise<void> {
  await expect(retry(page)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Home' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(retry(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(retry(page)).toBeVisible();
}

/** A mark on the document that a reload would remove. */
const markDocument = (page: Page) =>
  page.evaluate(() => void Object.assign(window, { sameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);

for (const { remote, path } of MAIN_PAGES) {
  // The loader treats all remotes alike; one is in the short run.
  const whenRun = remote === 'mf-shop' ? '' : ' @matrix';

  test(`${remote}: its server is down, and the button recovers without a reload when it is back${whenRun}`, async ({
    page,
    platform,
  }) => {
    await platform.remote(remote).stop();
    try {
      await open(page, platform, remote);
      await expectContained(page, path);
      await markDocument(page);
      await retry(page).click();
      // Busy during the retry, then enabled again.
      await expect(retry(page)).not.toHaveAttribute('aria-busy');
    } finally {
      await platform.remote(remote).start();
    }
    await retry(page).click();
    await expect(heading(page, remote)).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
  });

  for (const part of ['entry', 'chunk'] as const) {
    test(`${remote}: its ${part} is gone, and the button recovers when it is published again${part === 'chunk' ? whenRun : ' @matrix'}`, async ({
      page,
      platform,
    }) => {
      const release = platform.registry.get().remotes.find(({ name }) => name === remote)?.current;
      const mount = release?.mounts.find((candidate) => path.startsWith(candidate.path));
      const url =
        part === 'entry' ? release?.entry.url : release?.modules[mount?.module ?? '']?.[0]?.url;
      const file = storedFile(platform, remote, url ?? '');
      file.remove();
      try {
        await open(page, platform, remote);
        await expectContained(page, path);
        await markDocument(page);
      } finally {
        file.restore();
      }
      await retry(page).click();
      await expect(heading(page, remote)).toBeVisible();
      expect(await isSameDocument(page)).toBe(true);
    });
  }
}

test('a remote that nests in another fails inside its layout, and recovers there @matrix', async ({
  page,
  platform,
}) => {
  await signInAs(page, platform, account('user'));
  await platform.remote('mf-quiz').stop();
  try {
    await page.goto('/users/dashboard/new-request');
    await expect(retry(page)).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Panou de control' })).toBeVisible();
  } finally {
    await platform.remote('mf-quiz').start();
  }
  await retry(page).click();
  await expect(page.getByText('Pasul 1 din 10')).toBeVisible();
});

test('a remote and the one that nests in it both fail, and one press brings both @matrix', async ({
  page,
  platform,
}) => {
  await signInAs(page, platform, account('user'));
  const down = [platform.remote('mf-partner'), platform.remote('mf-quiz')];
  for (const server of down) await server.stop();
  try {
    await page.goto('/users/dashboard/new-request');
    await expect(retry(page)).toBeVisible();
  } finally {
    for (const server of down) await server.start();
  }
  await retry(page).click();
  await expect(page.getByText('Pasul 1 din 10')).toBeVisible();
});

test('a registry that is none does not take the place of the one that the page has @matrix', async ({
  page,
  platform,
}) => {
  const { path } = mainPage('mf-shop');
  await page.route('**/registry.json', (route) => route.fulfill({ json: { revision: 'nou' } }));
  await platform.remote('mf-shop').stop();
  try {
    await page.goto(path);
    await retry(page).click();
    await expect(retry(page)).not.toHaveAttribute('aria-busy');
  } finally {
    await platform.remote('mf-shop').start();
  }
  await retry(page).click();
  await expect(heading(page, 'mf-shop')).toBeVisible();
});

test('an unknown path of the dashboard is answered inside it @matrix', async ({
  page,
  platform,
}) => {
  await signInAs(page, platform, account('user'));
  await page.goto('/users/dashboard/nu-exista');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Panou de control' })).toBeVisible();
});
